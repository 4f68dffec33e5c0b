import { ModelFailure } from "./failure.ts";

/** Of one answer; a longer one is no answer to a question of one line. */
const mostBytes = 256 * 1024;
const mostLine = 32 * 1024;

/** Pieces of a body as text: a letter may be cut by the border of two pieces. */
async function* readText(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (let bytes = 0; ;) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.length;
      if (bytes > mostBytes) throw new ModelFailure("too large");
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    // Whoever stops reading wants no more of it; what the other side makes of that is its own affair.
    await reader.cancel().catch(() => undefined);
  }
}

/** The data of each event of a stream (text/event-stream), in the order in which they come. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  let data: string[] = [];
  for await (const text of readText(body)) {
    rest += text;
    // A CR at the very end may be the first half of a CRLF.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    if (rest.length > mostLine) throw new ModelFailure("too large");
    for (const line of lines) {
      if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
      else if (line === "" && data.length > 0) {
        yield data.join("\n");
        data = [];
      }
    }
  }
  if (rest.startsWith("data:")) data.push(rest.slice(5).trim());
  if (data.length > 0) yield data.join("\n");
}
