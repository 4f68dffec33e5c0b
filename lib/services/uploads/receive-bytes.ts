import "server-only";
import { callerKey } from "#lib/platform/http/client-address.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { refusal } from "./files/refusal.ts";
import { askedKind } from "./files/clean-file.ts";
import { headBytes } from "./files/kind-of.ts";
import type { Asked } from "./open/kinds.ts";
import { chunkBytes } from "./open/limits.ts";
import { removeUpload } from "./upload-retention.ts";
import pLimit from "p-limit";
import { pool } from "#lib/platform/db.ts";
import { Prisma } from "#lib/generated/prisma/client.ts";

/** Each takes up to 256 KB of memory. */
const mostAtOnce = 64;
/** The limit for one network address. It is high, because many phones share one. */
const mostOfCaller = 24;

const inHand = oncePerProcess("uploads in hand", () => new Map<string, number>());

/** Receives a body that may arrive slowly, within the concurrency limits; beyond them the caller is asked to retry. */
export async function inHandFor<T>(address: string, receive: () => Promise<T>): Promise<T> {
  const caller = callerKey(address);
  const own = inHand.get(caller) ?? 0;
  const all = [...inHand.values()].reduce((sum, count) => sum + count, 0);
  if (own >= mostOfCaller || all >= mostAtOnce)
    throw refusal("unavailable", "fault.busy", undefined, { retryAfterSeconds: 3 });
  inHand.set(caller, own + 1);
  try {
    return await receive();
  } finally {
    const left = (inHand.get(caller) ?? 1) - 1;
    if (left > 0) inHand.set(caller, left);
    else inHand.delete(caller);
  }
}

/** The most chunks of one file. A file of 7 MB has 28; one that is cut often has more. Each is a row. */
const mostPieces = 600;

/** Limits concurrency: on its way to the database a chunk is in memory three times. */
const limit = oncePerProcess("upload chunks written", () => pLimit(3));

/**
 * Stores the next chunk of a file, `length` bytes in pieces, and returns whether it was stored: it is not if something
 * else is already stored at `start`, however many write at once. One statement stores both the bytes and their count or
 * neither; once it returns, PostgreSQL has them on disk.
 *
 * Chunks stay in PostgreSQL until all have arrived. With two instances the next chunk may reach the other one, so a
 * folder of one machine would lose it; an S3 storage takes only parts of 5 MB and more. The cost is that each byte is
 * written twice; in return the site needs no disk.
 *
 * Queries the connection pool directly: Prisma would convert the bytes to text and back, which takes five times their
 * size.
 */
async function writeChunk(
  id: string,
  start: number,
  pieces: readonly Uint8Array[],
  length: number,
): Promise<boolean> {
  const { rowCount } = await limit(() => {
    const bytes = Buffer.concat(pieces, length);
    const { text, values } = Prisma.sql`
      WITH moved AS (
        UPDATE uploads SET received = received + ${length}::int, pieces = pieces + 1, touched_at = now()
        WHERE id = ${id}::uuid AND state = 'receiving' AND received = ${start}::int
          AND received + ${length}::int <= length AND pieces < ${mostPieces}::int
        RETURNING id
      )
      INSERT INTO upload_chunks (upload_id, start, bytes) SELECT id, ${start}::int, ${bytes}::bytea FROM moved`;
    return pool().query({ name: "write_chunk", text, values });
  });
  return rowCount === 1;
}

type Given = { id: string; received: number; length: number };

/** How much is stored of what arrived; `fault` is why no more of it is. */
type Received = { offset: number; fault?: unknown };

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
