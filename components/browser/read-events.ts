/**
 * An event of a stream: `text/event-stream` as browsers read it, without `retry`, which nothing here sends, and `id`,
 * which the lines of a conversation contain themselves.
 */
export type StreamEvent = { name: string; data: string };

/**
 * The events of a stream, in one list per chunk. A chunk without a complete event is an empty list, so that the reader
 * knows that the connection is alive. Events, lines and characters may be cut anywhere.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent[]> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  let event = { name: "", data: [] as string[] };

  function take(line: string): StreamEvent | undefined {
    if (line === "") {
      const { name, data } = event;
      event = { name: "", data: [] };
      return data.length > 0 ? { name, data: data.join("\n") } : undefined;
    }
    const [, field = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []; // a comment has no name
    if (field === "event") event.name = value;
    else if (field === "data") event.data.push(value);
    return undefined;
  }

  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      // The second half of a line ending may still be on its way.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      yield lines.flatMap((line) => take(line) ?? []);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
