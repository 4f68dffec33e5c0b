import "server-only";
import { pool } from "#lib/platform/db.ts";
import { Prisma } from "#lib/generated/prisma/client.ts";

/**
 * As base64 text this arrives in one network piece of 64 KB; from a larger one `pg` would make copies of eight times
 * its size.
 */
const pieceBytes = 45 * 1024;

type Row = { length: number; text: string };

/** The bytes received of a file so far, piece by piece. Queries the pool directly, as write-chunk.ts does. */
export async function* readChunks(id: string): AsyncGenerator<Uint8Array> {
  for (let start = 0, at = 0; ;) {
    const { text, values } = Prisma.sql`
      SELECT octet_length(bytes) AS length,
             encode(substring(bytes FROM ${at + 1}::int FOR ${pieceBytes}::int), 'base64') AS text
      FROM upload_chunks WHERE upload_id = ${id}::uuid AND start = ${start}::int`;
    const { rows } = await pool().query<Row>({ name: "read_chunk", text, values });
    const [row] = rows;
    if (!row) return;
    const piece = Buffer.from(row.text, "base64");
    yield piece;
    at += piece.byteLength;
    if (at < row.length) continue;
    start += row.length;
    at = 0;
  }
}
