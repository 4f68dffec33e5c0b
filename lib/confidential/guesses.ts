import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import { callerKey, siteKey } from "../http/client-address.ts";
import { fault } from "#lib/words/faults.ts";
import { mostGuesses } from "./open/limits.ts";

type Hour = { hour: Date; salt: Uint8Array; left: number };

/** The number that this hour hashes addresses with. Those of hours before are deleted, and their counts with them. */
async function hourNow(): Promise<Hour> {
  await db().$executeRaw`DELETE FROM confidential_hours WHERE hour < date_trunc('hour', now())`;
  await db().$executeRaw`
    INSERT INTO confidential_hours (hour, salt) VALUES (date_trunc('hour', now()), ${randomBytes(32)})
    ON CONFLICT (hour) DO NOTHING`;
  const [row] = await db().$queryRaw<Hour[]>`
    SELECT hour, salt, (3600 - extract(epoch FROM now() - hour))::int AS left
    FROM confidential_hours ORDER BY hour DESC LIMIT 1`;
  if (!row) throw new Error("no hour to count in");
  return row;
}

/** Around one IPv6 line there are many of the same customer, but also an office of many people. */
const linesPerSite = 8;

/**
 * Judges a receipt by `find`, if its network has tries left. A try is counted before it is judged, so that many at once gain
 * nothing; of a right one nothing is left. Addresses are hashed with a number that is deleted within the hour, so that afterwards
 * nobody, with whatever secret, can tell whose the counts were.
 */
export async function judgeGuess<T>(address: string, find: () => Promise<T | undefined>): Promise<T> {
  const { hour, salt, left } = await hourNow();
  const site = siteKey(address);
  const subjects = [
    { subject: callerKey(address), most: mostGuesses },
    ...(site ? [{ subject: site, most: mostGuesses * linesPerSite }] : []),
  ].map(({ subject, most }) => ({
    most,
    caller: createHmac("sha256", salt).update(subject).digest("base64url"),
  }));
  for (const { caller, most } of subjects) {
    const counted = await db().$executeRaw`
      INSERT INTO confidential_guesses AS g (hour, caller, wrong) VALUES (${hour}, ${caller}, 1)
      ON CONFLICT (hour, caller) DO UPDATE SET wrong = g.wrong + 1 WHERE g.wrong < ${most}::int`;
    if (counted === 0)
      throw new AppError("rate_limited", fault("confidential.guesses"), {
        retryAfterSeconds: Math.max(1, left),
      });
  }
  const found = await find();
  if (found === undefined) throw new AppError("not_found", fault("confidential.receipt"));
  const callers = subjects.map(({ caller }) => caller);
  await db().$executeRaw`
    UPDATE confidential_guesses SET wrong = wrong - 1 WHERE hour = ${hour} AND caller = ANY (${callers}::text[])`;
  await db().$executeRaw`
    DELETE FROM confidential_guesses WHERE hour = ${hour} AND caller = ANY (${callers}::text[]) AND wrong < 1`;
  return found;
}
