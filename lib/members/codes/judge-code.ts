import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { addressHash, codeHash, type Lane } from "./hashes.ts";

export type Judged = { isRight: boolean; triesLeft: number; registration: unknown };

type Row = { is_right: boolean; tries_left: number; registration: unknown };

/**
 * Judges a code and, if it is right, spends it: one conditional UPDATE, so that of any number of connections with the
 * right code exactly one is told so. Undefined when there was no live code to judge.
 */
export async function judgeCode(
  on: Prisma.TransactionClient,
  { email, lane, deviceHash, code }: { email: string; lane: Lane; deviceHash: string; code: string },
): Promise<Judged | undefined> {
  const hash = codeHash(code, email, lane);
  const [row] = await on.$queryRaw<Row[]>`
    UPDATE sign_in_codes
    SET tries_left = tries_left - 1, spent_at = CASE WHEN code_hash = ${hash} THEN now() END
    WHERE address_hash = ${addressHash(email)} AND lane = ${lane} AND device_hash = ${deviceHash}
      AND spent_at IS NULL AND tries_left > 0 AND expires_at > now()
    RETURNING code_hash = ${hash} AS is_right, tries_left, registration`;
  return row && { isRight: row.is_right, triesLeft: row.tries_left, registration: row.registration };
}
