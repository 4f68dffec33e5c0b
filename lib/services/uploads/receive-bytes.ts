import "server-only";
import { askedKind } from "./files/clean-file.ts";
import { headBytes } from "./files/kind-of.ts";
import { refusal } from "./files/refusal.ts";
import type { Asked } from "./open/kinds.ts";
import { chunkBytes } from "./open/limits.ts";
import { removeUpload } from "./remove-upload.ts";
import { writeChunk } from "./write-chunk.ts";

type Given = { id: string; received: number; length: number };

/** How much is stored of what arrived; `fault` is why no more of it is. */
export type Received = { offset: number; fault?: unknown };

const isElsewhere = () => refusal("conflict", "fault.offset");

/**
 * Stores a file as it arrives, 256 KB at a time, and what had arrived when the connection is cut. A file whose first
 * bytes show a kind that was not asked for is removed before the rest has to arrive, and so is one that is longer than
 * declared.
 */
export async function receiveBytes(
  { id, received, length }: Given,
  body: AsyncIterable<Uint8Array>,
  asked: readonly Asked[],
): Promise<Received> {
  /** Pieces that arrived and are not stored yet. They are concatenated only when they are stored. */
  let held: Uint8Array[] = [];
  let offset = received;
  let filled = 0;

  async function store(): Promise<void> {
    if (filled === 0) return;
    if (offset === 0 && filled >= Math.min(headBytes, length))
      askedKind(Buffer.concat(held, Math.min(filled, headBytes)), asked);
    if (!(await writeChunk(id, offset, held, filled))) throw isElsewhere();
    offset += filled;
    held = [];
    filled = 0;
  }

  async function take(piece: Uint8Array): Promise<void> {
    if (offset + filled + piece.byteLength > length) throw refusal("too_large", "fault.longer");
    for (let at = 0; at < piece.byteLength;) {
      const part = piece.subarray(at, at + chunkBytes - filled);
      held.push(part);
      filled += part.byteLength;
      at += part.byteLength;
      if (filled === chunkBytes) await store();
    }
  }

  const pieces = body[Symbol.asyncIterator]();
  try {
    let cut: unknown;
    for (;;) {
      // Only an error of the sender is a cut; a failure to store is an error of its own.
      const next = await pieces
        .next()
        .catch((fault: unknown) => ({ done: true as const, value: undefined, fault }));
      if (next.done) {
        cut = "fault" in next ? next.fault : undefined;
        break;
      }
      await take(next.value);
    }
    await store();
    return { offset, ...(cut !== undefined && { fault: cut }) };
  } catch (fault) {
    const { code } = fault as { code?: unknown };
    if (code === "unsupported_media_type" || code === "too_large") await removeUpload(id);
    throw fault;
  } finally {
    await pieces.return?.();
  }
}
