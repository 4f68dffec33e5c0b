import "server-only";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { callerKey, siteKey } from "#lib/platform/http/client-address.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { hashIn, hourNow, type Hour } from "./hour.ts";
import { mostGuesses } from "./open/limits.ts";

/** An IPv6 site usually contains many lines of one customer, but it may also be an office of many people. */
const linesPerSite = 8;

function subjectsOf(address: string, hour: Hour) {
  const site = siteKey(address);
  return [
    { subject: callerKey(address), most: mostGuesses },
    ...(site ? [{ subject: site, most: mostGuesses * linesPerSite }] : []),
  ].map(({ subject, most }) => ({ most, caller: hashIn(hour, subject) }));
}

const noneLeft = (left: number) =>
  new AppError("rate_limited", fault("confidential.guesses"), { retryAfterSeconds: Math.max(1, left) });

/**
 * Throws if a network has no tries left, before a body is read or a receipt's keys are derived for it. Counts nothing.
 */
export async function requireGuessesLeft(address: string): Promise<void> {
  const now = await hourNow();
  const subjects = subjectsOf(address, now);
  const counted = await db().confidentialGuess.findMany({
    where: { hour: now.hour, caller: { in: subjects.map(({ caller }) => caller) } },
    select: { caller: true, wrong: true },
  });
  const wrongOf = new Map(counted.map(({ caller, wrong }) => [caller, wrong]));
  if (subjects.some(({ caller, most }) => (wrongOf.get(caller) ?? 0) >= most)) throw noneLeft(now.left);
}

/**
 * Judges a receipt by `find`, if its network has tries left. A try is counted before it is judged, so concurrent tries
 * gain nothing; a right one is not counted in the end.
 */
export async function judgeGuess<T>(address: string, find: () => Promise<T | undefined>): Promise<T> {
  const now = await hourNow();
  const { hour, left } = now;
  const subjects = subjectsOf(address, now);
  for (const { caller, most } of subjects) {
    const counted = await db().$executeRaw`
      INSERT INTO confidential_guesses AS g (hour, caller, wrong) VALUES (${hour}, ${caller}, 1)
      ON CONFLICT (hour, caller) DO UPDATE SET wrong = g.wrong + 1 WHERE g.wrong < ${most}::int`;
    if (counted === 0) throw noneLeft(left);
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
