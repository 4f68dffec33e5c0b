import "server-only";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { db } from "#lib/platform/db.ts";
import { poll } from "#lib/platform/cache/poll.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";
import { listLocales } from "#lib/platform/words/index.ts";
import { drawNotice } from "./draw-notice.ts";
import { mostNotices } from "./open/limits.ts";
import { showNotices } from "./open/shown-notices.ts";

/** How often an instance polls: it reads a handful of rows by an index. */
const everyMs = 5_000;

/** Makes this process show the stored notices, those of the site before those of a country. */
export async function refreshNotices(): Promise<void> {
  const rows = await db().siteNotice.findMany({
    where: { endsAt: { gt: new Date() } },
    orderBy: [{ countrySlug: { sort: "asc", nulls: "first" } }, { startsAt: "asc" }],
    take: mostNotices,
  });
  const locales = [...new Set([defaultLocale, ...listLocales()])];
  showNotices(
    rows.map((row) => ({
      country: (row.countrySlug ?? undefined) as CountrySlug | undefined,
      from: row.startsAt.getTime(),
      until: row.endsAt.getTime(),
      html: Object.fromEntries(locales.map((locale) => [locale, drawNotice(row, locale)])),
    })),
  );
}

/** Polls the stored notices: at once, and then every five seconds. */
export const followNotices = (): void => poll({ name: "refreshNotices", everyMs, read: refreshNotices });
