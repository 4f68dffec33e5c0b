import { ModelFailure } from "./failure.ts";

/** Limits of one response. A longer one does not answer a question of one line. */
const mostBytes = 256 * 1024;
const mostLine = 32 * 1024;

/** Decodes the chunks of a body: the border of two chunks may split a character. */
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
    // The reader needs no more of the body, so an error while cancelling it does not matter.
    await reader.cancel().catch(() => undefined);
  }
}

/** The data of each event of a stream (text/event-stream), in order of arrival. */
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
