import { completionsOf } from "#lib/domains/navigator/model/ask-model.ts";
import { cutSentences, readSentence } from "#lib/domains/navigator/model/cut-sentences.ts";
import { readEvents } from "#lib/domains/navigator/model/read-events.ts";

function bodyOf(bytes: Uint8Array, pieceSize: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, (at += pieceSize)));
    },
  });
}
async function all<T>(given: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of given) list.push(one);
  return list;
}
const eventsIn = async (text: string, pieceSize = 1_000) =>
  all(readEvents(bodyOf(new TextEncoder().encode(text), pieceSize)));

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
const cut = async (text: string, size = 1_000) =>
  (await all(cutSentences(inPieces(text, size)))).map(({ text: sentence, cited }) => [sentence, ...cited]);

test("events are read whole wherever the pieces are cut", async () => {
  const stream =
    ": hello\r\nevent: x\r\ndata: é€😀\r\n\r\ndata: one\ndata: two\n\ndata:three\r\rdata: [DONE]";
  for (let size = 1; size < 12; size += 1)
    expect(await eventsIn(stream, size)).toEqual(["é€😀", "one\ntwo", "three", "[DONE]"]);
});

test("a line, and an answer, of any length is not taken", async () => {
  await expect(eventsIn(`data: ${"x".repeat(40_000)}`)).rejects.toThrow("too large");
  await expect(eventsIn("data: x\n\n".repeat(40_000))).rejects.toThrow("too large");
});

test("sentences are cut where the next one begins, with the citations of each", async () => {
  const text =
    "Tax is 28.5% [1]. VAT is 18%. [2] It is due on 31 March [1, 3].\n- Six hours [4]\n\nNo source. Last [2][1]";
  for (const size of [1, 2, 3, 7, 1_000])
    expect(await cut(text, size)).toEqual([
      ["Tax is 28.5%.", 1],
      ["VAT is 18%.", 2],
      ["It is due on 31 March.", 1, 3],
      ["Six hours.", 4],
      ["No source."],
      ["Last.", 2, 1],
    ]);
});

test("a sentence keeps what stands between two citations", () => {
  expect(readSentence("28% in Rwanda [1] and 25% in Ghana [2].")).toEqual({
    text: "28% in Rwanda and 25% in Ghana.",
    cited: [1, 2],
  });
});

test.each([
  ["https://api.example.org", "https://api.example.org/v1/chat/completions"],
  ["https://api.example.org/", "https://api.example.org/v1/chat/completions"],
  ["https://api.example.org/v1", "https://api.example.org/v1/chat/completions"],
  ["https://api.example.org/v1/", "https://api.example.org/v1/chat/completions"],
  [
    "https://example.org/proxy/openai/v1/chat/completions",
    "https://example.org/proxy/openai/v1/chat/completions",
  ],
  ["http://localhost:11434/v1?version=2", "http://localhost:11434/v1/chat/completions?version=2"],
])("the address %s is asked at %s", (given, asked) => {
  expect(completionsOf(given)).toBe(asked);
});
