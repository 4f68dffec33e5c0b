import "server-only";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { db } from "#lib/platform/db.ts";
import { mostNotices } from "./open/shown-notices.ts";
import type { NoticeLevel } from "./open/fields.ts";

/** A notice as staff see it. */
export type ListedNotice = {
  id: string;
  /** The country it is for, by slug and name; undefined for the whole site. */
  country: { slug: string; name: string } | undefined;
  level: NoticeLevel;
  words: string;
  link: { to: string; label: string } | undefined;
  startsAt: Date;
  endsAt: Date;
  version: number;
  changedAt: Date;
  /** Undefined if the account is deleted. */
  changedBy: string | undefined;
  state: "shown" | "toCome" | "over";
};

/** How many past notices are listed. */
const mostOver = 50;

const withBy = { include: { changedBy: { select: { email: true } } } } as const;

/** Lists current and future notices by their beginning, then the latest of the past ones. */
export async function listNotices(now = new Date()): Promise<ListedNotice[]> {
  const [current, over] = await Promise.all([
    db().siteNotice.findMany({
      ...withBy,
      where: { endsAt: { gt: now } },
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      take: mostNotices,
    }),
    db().siteNotice.findMany({
      ...withBy,
      where: { endsAt: { lte: now } },
      orderBy: [{ endsAt: "desc" }, { id: "asc" }],
      take: mostOver,
    }),
  ]);
  return [...current, ...over].map((row) => {
    const { countrySlug: slug, linkTo: to, linkLabel: label, changedBy, ...rest } = row;
    return {
      id: rest.id,
      country: slug ? { slug, name: findCountry(slug)?.name ?? slug } : undefined,
      level: rest.level,
      words: rest.words,
      link: to && label ? { to, label } : undefined,
      startsAt: rest.startsAt,
      endsAt: rest.endsAt,
      version: rest.version,
      changedAt: rest.changedAt,
      changedBy: changedBy?.email,
      state: rest.endsAt <= now ? "over" : rest.startsAt <= now ? "shown" : "toCome",
    };
  });
}
