import "server-only";
import pLimit from "p-limit";
import { pool } from "#lib/db.ts";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { oncePerProcess } from "#lib/per-process.ts";

/** A file of 7 MB has 28; one that is cut often has more. Each is a row. */
const mostPieces = 600;

/** On its way to the database a chunk is held three times over. */
const limit = oncePerProcess("upload chunks written", () => pLimit(3));

/**
 * Stores what comes next of a file, `length` bytes in pieces, and answers whether it was stored: not where something else stands at `start`
 * already, however many write at once. One statement, so that bytes and their count are there together or not at all,
 * and once it is answered PostgreSQL has them on disk.
 *
 * Parts lie in PostgreSQL until all have come. With two instances the next part may come to the other one, so a folder
 * of one machine would lose it; a storage that speaks S3 takes parts of 5 MB and more alone. It costs each byte being
 * written twice, and the site asks nobody for a disk.
 *
 * Asked of the connection itself: Prisma would turn the bytes into text and back, which takes five times their size.
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
