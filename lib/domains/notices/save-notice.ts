import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { momentInWords } from "#lib/platform/words/open/formats.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { refreshNotices } from "./follow-notices.ts";
import { getNotice } from "./get-notice.ts";
import { withNoticeLock } from "./with-notice-lock.ts";
import { mostNoticeDays, mostNotices } from "./open/limits.ts";
import type { NoticeSaved } from "./schema.ts";

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
  const said = {
    from: momentInWords(other.startsAt),
    until: momentInWords(other.endsAt),
    words: other.words,
  };
  const country = countrySlug && (findCountry(countrySlug)?.name ?? countrySlug);
  throw wrong(
    "fromDay",
    country ? fault("notice.takenCountry", { ...said, country }) : fault("notice.takenSite", said),
  );
}

async function checkRoom(on: Prisma.TransactionClient, now: Date): Promise<void> {
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
    } else await checkRoom(on, now);
    const { id: of } = row ?? (await on.siteNotice.create({ data, select: { id: true } }));
    const action = row ? "notice.changed" : "notice.set";
    const detail = { notice: of, place: country ?? "site" };
    await record({ action, outcome: "done", actorId: member.id, detail }, on);
    return { id: of, isNew: !row };
  });
  await refreshNotices().catch(() => undefined); // the next poll repeats a failed refresh
  return saved;
}
