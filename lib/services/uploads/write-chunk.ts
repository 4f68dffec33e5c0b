import "server-only";
import pLimit from "p-limit";
import { pool } from "#lib/platform/db.ts";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";

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
export async function writeChunk(
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
