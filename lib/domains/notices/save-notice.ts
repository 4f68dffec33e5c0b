import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Prisma, SiteNotice } from "#lib/generated/prisma/client.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { record } from "#lib/services/audit/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { momentInWords } from "#lib/platform/words/open/moments.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { refreshNotices } from "./follow-notices.ts";
import { mostNoticeDays, mostNotices } from "./open/shown-notices.ts";
import type { NoticeSaved } from "./schema.ts";

/**
 * Runs `work` in a transaction. Changes of notices are serialized across all instances, so that a second one sees what
 * the first set and can fail with a readable message. That no two overlap, the database guarantees too
 * (site_notices_one_at_a_time).
 */
const withNoticeLock = <T>(work: (on: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  db().$transaction(async (on) => {
    await on.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('site notices', 0))::text`;
    return work(on);
  });

type AsRead = { id: string; version: number | undefined };

/**
 * The notice to be changed, read in the transaction `on` of its change. Throws `not_found`, and `conflict` if somebody
 * changed it since it was read, or if it is over.
 */
async function getNotice(
  on: Prisma.TransactionClient,
  { id, version }: AsRead,
  now: Date,
): Promise<SiteNotice> {
  const row = await on.siteNotice.findUnique({ where: { id } });
  if (!row) throw new AppError("not_found", fault("notice.unknown"));
  if (row.version !== version) throw new AppError("conflict", fault("notice.changed"));
  if (row.endsAt <= now) throw new AppError("conflict", fault("notice.over"));
  return row;
}

const dayMs = 86_400_000;

type Span = { startsAt: Date; endsAt: Date };
type Place = { id: string | undefined; countrySlug: string | null };

const wrong = (field: "fromDay" | "untilDay", sentence: string) =>
  new AppError("invalid_input", fault("checkFields"), { fields: { [field]: [sentence] } });

function checkSpan({ startsAt, endsAt }: Span, now: Date): void {
  if (endsAt <= now) throw wrong("untilDay", fault("notice.past"));
  if (endsAt <= startsAt) throw wrong("untilDay", fault("notice.backwards"));
  if (endsAt.getTime() - startsAt.getTime() > mostNoticeDays * dayMs)
    throw wrong("untilDay", fault("notice.long", { days: mostNoticeDays }));
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Throws if another notice for the same pages is shown at any time of this span. */
async function checkFree(
  on: Prisma.TransactionClient,
  { id, countrySlug }: Place,
  { startsAt, endsAt }: Span,
  now: Date,
): Promise<void> {
  const other = await on.siteNotice.findFirst({
    where: {
      countrySlug,
      startsAt: { lt: endsAt },
      endsAt: { gt: later(startsAt, now) },
      ...(id && { id: { not: id } }),
    },
    orderBy: { startsAt: "asc" },
  });
  if (!other) return;
  const values = {
    from: momentInWords(other.startsAt),
    until: momentInWords(other.endsAt),
    words: other.words,
  };
  const country = countrySlug && (findCountry(countrySlug)?.name ?? countrySlug);
  throw wrong(
    "fromDay",
    country ? fault("notice.takenCountry", { ...values, country }) : fault("notice.takenSite", values),
  );
}

async function checkCount(on: Prisma.TransactionClient, now: Date): Promise<void> {
  if ((await on.siteNotice.count({ where: { endsAt: { gt: now } } })) >= mostNotices)
    throw new AppError("conflict", fault("notice.many", { most: mostNotices }));
}

/**
 * Sets a notice, or changes the one with this id in the version that was read. A notice that has begun keeps its
 * beginning if its place stays the same. Throws `invalid_input` if another notice for the same pages is shown at that
 * time, `conflict` if somebody changed or ended it meanwhile.
 */
export async function saveNotice(
  { member }: Visit,
  { id, version, country, level, words, link, from = new Date(0), until }: NoticeSaved,
  now = new Date(),
): Promise<{ id: string; isNew: boolean }> {
  const saved = await withNoticeLock(async (on) => {
    const row = id ? await getNotice(on, { id, version }, now) : undefined;
    const countrySlug = country ?? null;
    const hasBegun = row && row.startsAt <= now && row.countrySlug === countrySlug;
    const span = { startsAt: hasBegun ? row.startsAt : later(from, now), endsAt: until };
    checkSpan(span, now);
    await checkFree(on, { id, countrySlug }, span, now);
    const data = {
      countrySlug,
      level,
      words,
      linkTo: link?.to ?? null,
      linkLabel: link?.label ?? null,
      ...span,
      changedById: member.id,
    };
    if (row) {
      await on.siteNotice.update({
        where: { id: row.id, version: row.version },
        data: { ...data, version: { increment: 1 }, changedAt: now },
        select: { id: true },
      });
    } else await checkCount(on, now);
    const { id: of } = row ?? (await on.siteNotice.create({ data, select: { id: true } }));
    const action = row ? "notice.changed" : "notice.set";
    const detail = { notice: of, place: country ?? "site" };
    await record({ action, outcome: "done", actorId: member.id, detail }, on);
    return { id: of, isNew: !row };
  });
  await refreshNotices().catch(() => undefined); // the next poll repeats a failed refresh
  return saved;
}

/**
 * Ends a notice now, in the version that was read; one that has not begun is never shown. Throws `conflict` if somebody
 * changed or ended it meanwhile.
 */
export async function endNotice(
  { member }: Visit,
  { id, version }: { id: string; version: number },
  now = new Date(),
): Promise<{ id: string }> {
  await withNoticeLock(async (on) => {
    const { startsAt, countrySlug } = await getNotice(on, { id, version }, now);
    await on.siteNotice.update({
      where: { id, version },
      data: {
        ...(startsAt > now && { startsAt: now }),
        endsAt: now,
        version: { increment: 1 },
        changedById: member.id,
        changedAt: now,
      },
      select: { id: true },
    });
    const detail = { notice: id, place: countrySlug ?? "site" };
    await record({ action: "notice.ended", outcome: "done", actorId: member.id, detail }, on);
  });
  await refreshNotices().catch(() => undefined); // the next poll repeats a failed refresh
  return { id };
}
