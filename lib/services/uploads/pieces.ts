import "server-only";

/** The content of a stream, as it arrives. A consumer that stops early cancels the stream. */
export async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * The body of a request, as it arrives. If the consumer stops early, the rest is read and discarded: a client that
 * finds the connection closed while it sends never reads the response that says why.
 */
export async function* sentPieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let isOpen = true;
  try {
    for (;;) {
      const next = await reader.read();
      if (next.done) break;
      yield next.value;
    }
    isOpen = false;
  } finally {
    while (isOpen) {
      isOpen = await reader.read().then(
        ({ done }) => !done,
        () => false, // it was cut off
      );
    }
  }
}

/** Reads and discards a body that nobody began to read, for the same reason. */
export async function drain(request: Request): Promise<void> {
  if (!request.body || request.body.locked || request.bodyUsed) return;
  const pieces = sentPieces(request.body);
  await pieces.next().catch(() => undefined); // a generator that has not begun skips its `finally`
  await pieces.return(undefined);
}

/** Pieces as a stream, which requests the next one when there is room for it. */
export function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const source = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (into) => {
      const { done, value } = await source.next();
      if (done) into.close();
      else into.enqueue(value);
    },
    cancel: async () => {
      await source.return?.();
    },
  });
}
