import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { doubleSubmitSeconds } from "#lib/platform/http/double-submit.ts";
import { hashToken, keyedHash } from "#lib/platform/secrets/index.ts";
import { codeMinutes } from "#lib/data/retention/open/periods.ts";
import type { Registration } from "../shared/code-schema.ts";
import { codeTries } from "../open/limits.ts";

/** "known": the browser is a remembered device of the address's owner. */
export type Lane = "any" | "known";

/** The form in which an address is stored in the table of codes. */
export const addressHash = (email: string): string => keyedHash("sign-in address", email);

/** The form in which a code is stored: valid for one address and one lane; it cannot be guessed without AUTH_SECRET. */
export const codeHash = (code: string, email: string, lane: Lane): string =>
  keyedHash("sign-in code", code, email, lane);

/**
 * Whether the owner of an address had this browser remembered. The statement is the same if the address has no owner.
 */
export async function findLane(email: string, deviceToken: string): Promise<Lane> {
  const [row] = await db().$queryRaw<{ known: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM known_devices k JOIN members m ON m.id = k.member_id
      WHERE m.email = ${email} AND k.device_hash = ${hashToken(deviceToken)}
    ) AS known`;
  return row?.known ? "known" : "any";
}

type NewCode = {
  email: string;
  lane: Lane;
  code: string;
  deviceToken: string;
  registration: Registration | undefined;
};

/**
 * Makes this the only live code of its address and lane. From a remembered device it also replaces a code that a
 * stranger may have asked for; a stranger's code never replaces the owner's. The registration answers stay when the
 * same browser asks for another code without sending them again.
 */
export async function storeCode(on: Prisma.TransactionClient, given: NewCode): Promise<void> {
  const { email, lane, code, deviceToken, registration } = given;
  const address = addressHash(email);
  const words = registration ? JSON.stringify(registration) : null;
  await on.$executeRaw`
    INSERT INTO sign_in_codes
      (address_hash, lane, code_hash, device_hash, tries_left, registration, created_at, expires_at, spent_at)
    VALUES (${address}, ${lane}, ${codeHash(code, email, lane)}, ${hashToken(deviceToken)}, ${codeTries},
            ${words}::jsonb, now(), now() + make_interval(mins => ${codeMinutes}), NULL)
    ON CONFLICT (address_hash, lane) DO UPDATE SET
      code_hash = EXCLUDED.code_hash, device_hash = EXCLUDED.device_hash, tries_left = EXCLUDED.tries_left,
      registration = COALESCE(EXCLUDED.registration, CASE
        WHEN sign_in_codes.device_hash = EXCLUDED.device_hash AND sign_in_codes.spent_at IS NULL
        THEN sign_in_codes.registration END),
      created_at = EXCLUDED.created_at, expires_at = EXCLUDED.expires_at, spent_at = NULL`;
  if (lane === "known") {
    await on.$executeRaw`DELETE FROM sign_in_codes WHERE address_hash = ${address} AND lane = 'any'`;
  }
}

type LiveCode = { lane: Lane; triesLeft: number; secondsLeft: number };

type LiveRow = { lane: Lane; tries_left: number; seconds_left: number };

/** The code this browser asked for, while it can still be used or was used up by wrong tries. */
export async function findLiveCode(email: string, deviceHash: string): Promise<LiveCode | undefined> {
  const [row] = await db().$queryRaw<LiveRow[]>`
    SELECT lane, tries_left, extract(epoch FROM expires_at - now())::float8 AS seconds_left
    FROM sign_in_codes
    WHERE address_hash = ${addressHash(email)} AND device_hash = ${deviceHash}
      AND spent_at IS NULL AND expires_at > now()
    ORDER BY lane DESC LIMIT 1`;
  return row && { lane: row.lane, triesLeft: row.tries_left, secondsLeft: row.seconds_left };
}

/** Whether this browser was sent a code moments ago that it can still use: a double submit. */
export async function wasJustSent(email: string, deviceToken: string): Promise<boolean> {
  const [row] = await db().$queryRaw<{ just: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM sign_in_codes
      WHERE address_hash = ${addressHash(email)} AND device_hash = ${hashToken(deviceToken)}
        AND spent_at IS NULL AND tries_left > 0 AND created_at > now() - make_interval(secs => ${doubleSubmitSeconds})
    ) AS just`;
  return row?.just === true;
}

/**
 * The tokens that a sign-in issues. They are derived from the code it spends, so a double submit gets the same ones.
 */
type SignInTokens = { session: string; device: string };

export type Judged = {
  isRight: boolean;
  triesLeft: number;
  registration: unknown;
  tokens: SignInTokens;
};

type JudgedRow = { is_right: boolean; tries_left: number; registration: unknown; created_at: Date };

/** Tokens that only a holder of AUTH_SECRET can derive, and that no other code ever yields. */
const tokensOf = (hash: string, createdAt: Date): SignInTokens => ({
  session: keyedHash("session of a code", hash, createdAt.toISOString()),
  device: keyedHash("device of a code", hash, createdAt.toISOString()),
});

/**
 * Judges a code and, if it is right, spends it. One conditional UPDATE does both, so of any number of connections with
 * the right code exactly one succeeds. Undefined if there was no live code to judge.
 */
export async function judgeCode(
  on: Prisma.TransactionClient,
  { email, lane, deviceHash, code }: { email: string; lane: Lane; deviceHash: string; code: string },
): Promise<Judged | undefined> {
  const hash = codeHash(code, email, lane);
  const [row] = await on.$queryRaw<JudgedRow[]>`
    UPDATE sign_in_codes
    SET tries_left = tries_left - 1, spent_at = CASE WHEN code_hash = ${hash} THEN now() END
    WHERE address_hash = ${addressHash(email)} AND lane = ${lane} AND device_hash = ${deviceHash}
      AND spent_at IS NULL AND tries_left > 0 AND expires_at > now()
    RETURNING code_hash = ${hash} AS is_right, tries_left, registration, created_at`;
  return (
    row && {
      isRight: row.is_right,
      triesLeft: row.tries_left,
      registration: row.registration,
      tokens: tokensOf(hash, row.created_at),
    }
  );
}

type SpentRow = { code_hash: string; created_at: Date; is_asker: boolean };
type AgainRow = {
  id: string;
  member_id: string;
  is_registered: boolean;
  remembered: boolean;
  expires_at: Date;
  is_kept: boolean;
};

/** An open sign-in, found by the code that opened it. */
type OpenedBefore = {
  sessionId: string;
  memberId: string;
  isRegistered: boolean;
  isRemembered: boolean;
  isDeviceKept: boolean;
  expiresAt: Date;
  tokens: SignInTokens;
};

/**
 * Finds the session that this code opened moments ago, for a double submit. Only the browser that asked for the code,
 * or the device token that its sign-in issued, finds it; any other browser or code finds nothing.
 */
export async function findOpenedBefore(
  email: string,
  code: string,
  deviceToken: string,
): Promise<OpenedBefore | undefined> {
  const hashes = (["any", "known"] as const).map((lane) => codeHash(code, email, lane));
  const device = hashToken(deviceToken);
  const [spent] = await db().$queryRaw<SpentRow[]>`
    SELECT code_hash, created_at, device_hash = ${device} AS is_asker FROM sign_in_codes
    WHERE address_hash = ${addressHash(email)} AND code_hash = ANY(${hashes})
      AND spent_at > now() - make_interval(secs => ${doubleSubmitSeconds})
    ORDER BY spent_at DESC LIMIT 1`;
  if (!spent) return undefined;
  const tokens = tokensOf(spent.code_hash, spent.created_at);
  if (!spent.is_asker && tokens.device !== deviceToken) return undefined;
  const [row] = await db().$queryRaw<AgainRow[]>`
    SELECT s.id, s.member_id, m.consented_at IS NOT NULL AS is_registered, s.remembered, s.expires_at,
           EXISTS (SELECT FROM known_devices k WHERE k.device_hash = s.device_hash) AS is_kept
    FROM sessions s JOIN members m ON m.id = s.member_id
    WHERE s.token_hash = ${hashToken(tokens.session)} AND s.device_hash = ${hashToken(tokens.device)}
      AND s.ended_at IS NULL AND s.expires_at > now()`;
  return (
    row && {
      sessionId: row.id,
      memberId: row.member_id,
      isRegistered: row.is_registered,
      isRemembered: row.remembered,
      isDeviceKept: row.is_kept,
      expiresAt: row.expires_at,
      tokens,
    }
  );
}

/** Deletes the sign-in codes of an address: one that is still on its way would create the account again. */
export async function dropCodes(email: string, on: Prisma.TransactionClient): Promise<void> {
  await on.signInCode.deleteMany({ where: { addressHash: addressHash(email) } });
}
