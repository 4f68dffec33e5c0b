import "server-only";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { callerKey, networkOf } from "../http/client-address.ts";
import { leastBits } from "#lib/proof/open/work.ts";
import { fault } from "#lib/words/faults.ts";
import { hashIn, hourNow, type Hour } from "./hour.ts";
import { mostFiledADay } from "./open/limits.ts";

/** How something comes: a case sealed by a browser or as it was typed, or a further message of a case. A flood by one leaves the others open. */
export type Way = "browser" | "server" | "further";

/**
 * What may be taken in an hour, each as a part of what the day still has room for: by one caller, by the network around it, and by
 * all together. A part of what is left never takes all of it: a caller or a network that takes its share in every hour
 * leaves room for others on the same day, and a flood from everywhere fills an hour, not the day.
 */
const parts = { caller: 20, network: 8, all: 6 } as const;

/** The day's last cases cost so many times the work of the first, as a power of two. */
const mostBitsMore = 5;

/** The proof of work that is asked for when so many were filed today. */
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
 * How many were taken today in this way, where there is room for one more from this address; throws where there is none. It
 * counts nothing: it is asked before a body is read, and `countFiled` decides.
 */
export async function requireRoom(address: string, way: Way): Promise<number> {
  const now = await hourNow();
  const [day] = await db().$queryRaw<{ filed: number }[]>`
    SELECT filed FROM confidential_days WHERE day = CURRENT_DATE AND way = ${way}`;
  const filed = day?.filed ?? 0;
  if (filed >= mostFiledADay) throw dayIsFull();
  const subjects = subjectsOf(address, now);
  const taken = await db().confidentialShare.findMany({
    where: { hour: now.hour, way, caller: { in: subjects.map(({ caller }) => caller) } },
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
 * Counts a case or message that is stored in this transaction, if its way, its caller and the network around that have room; throws
 * otherwise. It comes last in a transaction: the row of the day is locked until that ends. `now` is asked for before it: the
 * first transaction of an hour would hold up all others.
 */
export async function countFiled(
  on: Prisma.TransactionClient,
  { way, address, now }: { way: Way; address: string; now: Hour },
): Promise<void> {
  await on.$executeRaw`DELETE FROM confidential_days WHERE day < CURRENT_DATE`;
  const counted = await on.$executeRaw`
    INSERT INTO confidential_days AS d (day, way, filed) VALUES (CURRENT_DATE, ${way}, 1)
    ON CONFLICT (day, way) DO UPDATE SET filed = d.filed + 1 WHERE d.filed < ${mostFiledADay}::int`;
  if (counted === 0) throw dayIsFull();
  for (const { caller, part } of subjectsOf(address, now)) {
    const shared = await on.$executeRaw`
      INSERT INTO confidential_shares AS s (hour, way, caller, filed)
      SELECT h.hour, ${way}, ${caller}, 1 FROM confidential_hours h WHERE h.hour = ${now.hour}
      ON CONFLICT (hour, way, caller) DO UPDATE SET filed = s.filed + 1
      WHERE s.filed < (
        SELECT greatest(1, (${mostFiledADay}::int + 1 - d.filed) / ${part}::int)
        FROM confidential_days d WHERE d.day = CURRENT_DATE AND d.way = ${way})`;
    if (shared === 0) throw hourIsFull(now);
  }
}
