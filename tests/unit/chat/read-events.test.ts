import { readEvents, type StreamEvent } from "#components/browser/event-stream.ts";

const shown =
  ': a beat\n\nid: 7\nevent: line\ndata: {"text":"Ọlá 👋🏿 مرحبا"}\n\nevent: state\r\ndata: {\r\ndata: }\r\n\r\ndata: bare\r\r';
const meant: StreamEvent[] = [
  { name: "line", data: '{"text":"Ọlá 👋🏿 مرحبا"}' },
  { name: "state", data: "{\n}" },
  { name: "", data: "bare" },
];

/** A stream that arrives in pieces of `size` bytes. */
function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, (at += size)));
    },
  });
}

async function eventsOf(
  body: ReadableStream<Uint8Array>,
): Promise<{ events: StreamEvent[]; pieces: number }> {
  const all: StreamEvent[][] = [];
  for await (const events of readEvents(body)) all.push(events);
  return { events: all.flat(), pieces: all.length };
}

test.each([1, 2, 3, 5, 7, 11, 64, 1_000])(
  "events are the same however the stream is cut: in pieces of %i bytes",
  async (size) => {
    // Another line follows, which shows that the last line end is complete.
    const { events, pieces } = await eventsOf(inPieces(`${shown}:`, size));
    expect(events).toEqual(meant);
    expect(pieces).toBe(Math.ceil(new TextEncoder().encode(`${shown}:`).length / size));
  },
);

test("an event that breaks off is none, and comments say nothing but that the line is alive", async () => {
  expect((await eventsOf(inPieces("data: cut", 4))).events).toEqual([]);
  expect((await eventsOf(inPieces("data: cut\n", 4))).events).toEqual([]);
  expect(await eventsOf(inPieces(":\n\n:\n\n", 3))).toEqual({ events: [], pieces: 2 });
});

test("whoever stops reading lets go of the stream", async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(":\n")),
    cancel: () => void (isCancelled = true),
  });
  const events = readEvents(body);
  await events.next();
  await events.return(undefined);
  await Promise.resolve();
  expect(isCancelled).toBe(true);
});
