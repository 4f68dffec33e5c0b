import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { callerKey, networkOf, siteKey } from "#lib/platform/http/client-address.ts";
import { leastBits } from "#lib/services/proof/open/work.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { mostFiledADay, mostGuesses } from "./open/limits.ts";

/** `left`: seconds until the hour ends. */
type Hour = { hour: Date; salt: Uint8Array; left: number };

/**
 * The salt with which addresses are hashed in this hour. The salts of earlier hours are deleted, and their counts with
 * them.
 */
export async function hourNow(): Promise<Hour> {
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

/**
 * Represents a network in the counts of an hour. The salt of the hash is deleted within the hour, so that afterwards
 * nobody can tell whose the counts were, whatever secrets they have.
 */
export const hashIn = ({ salt }: Pick<Hour, "salt">, subject: string): string =>
  createHmac("sha256", salt).update(subject).digest("base64url");

/**
 * The channel of a submission: a case that a browser sealed, a case as it was typed, or a further message to a case. A
 * flood through one leaves the others open.
 */
export type Channel = "browser" | "server" | "further";

/**
 * How much is accepted in an hour, as a fraction (1/n) of what the day still has capacity for: from one caller, from
 * the network around it, and from everybody. A fraction of what is left never takes all of it: a caller or a network
 * that uses its share every hour leaves capacity for others on the same day, and a flood from everywhere fills an hour,
 * not the day.
 */
const parts = { caller: 20, network: 8, all: 6 } as const;

/** How much more work the day's last cases cost than the first, as a power of two. */
const mostBitsMore = 5;

/** The proof of work that is required once this many were filed today. */
export const workBits = (filed: number): number =>
  leastBits + Math.min(mostBitsMore, Math.floor((filed * (mostBitsMore + 1)) / mostFiledADay));

const subjectsOf = (address: string, now: Hour) => [
  { caller: hashIn(now, callerKey(address)), part: parts.caller },
  { caller: hashIn(now, networkOf(address)), part: parts.network },
  { caller: hashIn(now, "all"), part: parts.all },
];

const dayIsFull = () =>
  new AppError("rate_limited", fault("confidential.full"), { retryAfterSeconds: 3_600 });
const hourIsFull = ({ left }: Hour) =>
  new AppError("rate_limited", fault("confidential.hourFull"), { retryAfterSeconds: Math.max(1, left) });

/**
 * Returns how many were accepted today through this channel; throws if there is no capacity for one more from this
 * address. It counts nothing: it runs before a body is read, and `countFiled` decides.
 */
export async function requireCapacity(address: string, channel: Channel): Promise<number> {
  const now = await hourNow();
  const [day] = await db().$queryRaw<{ filed: number }[]>`
    SELECT filed FROM confidential_days WHERE day = CURRENT_DATE AND way = ${channel}`;
  const filed = day?.filed ?? 0;
  if (filed >= mostFiledADay) throw dayIsFull();
  const subjects = subjectsOf(address, now);
  const taken = await db().confidentialShare.findMany({
    where: { hour: now.hour, way: channel, caller: { in: subjects.map(({ caller }) => caller) } },
    select: { caller: true, filed: true },
  });
  const takenBy = new Map(taken.map((one) => [one.caller, one.filed]));
  for (const { caller, part } of subjects) {
    const share = Math.max(1, Math.floor((mostFiledADay - filed) / part));
    if ((takenBy.get(caller) ?? 0) >= share) throw hourIsFull(now);
  }
  return filed;
}

/**
 * Counts a case or message that is stored in this transaction, if its channel, its caller and the network around that
 * have capacity; throws otherwise. Call it last in a transaction, because it locks the row of the day until the
 * transaction ends. `now` is read before the transaction: otherwise the first transaction of an hour would hold up all
 * others.
 */
export async function countFiled(
  on: Prisma.TransactionClient,
  { channel, address, now }: { channel: Channel; address: string; now: Hour },
): Promise<void> {
  await on.$executeRaw`DELETE FROM confidential_days WHERE day < CURRENT_DATE`;
  const counted = await on.$executeRaw`
    INSERT INTO confidential_days AS d (day, way, filed) VALUES (CURRENT_DATE, ${channel}, 1)
    ON CONFLICT (day, way) DO UPDATE SET filed = d.filed + 1 WHERE d.filed < ${mostFiledADay}::int`;
  if (counted === 0) throw dayIsFull();
  for (const { caller, part } of subjectsOf(address, now)) {
    const shared = await on.$executeRaw`
      INSERT INTO confidential_shares AS s (hour, way, caller, filed)
      SELECT h.hour, ${channel}, ${caller}, 1 FROM confidential_hours h WHERE h.hour = ${now.hour}
      ON CONFLICT (hour, way, caller) DO UPDATE SET filed = s.filed + 1
      WHERE s.filed < (
        SELECT greatest(1, (${mostFiledADay}::int + 1 - d.filed) / ${part}::int)
        FROM confidential_days d WHERE d.day = CURRENT_DATE AND d.way = ${channel})`;
    if (shared === 0) throw hourIsFull(now);
  }
}

/** An IPv6 site usually contains many lines of one customer, but it may also be an office of many people. */
const linesPerSite = 8;

function guessSubjectsOf(address: string, hour: Hour) {
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
  const subjects = guessSubjectsOf(address, now);
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
  const subjects = guessSubjectsOf(address, now);
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
