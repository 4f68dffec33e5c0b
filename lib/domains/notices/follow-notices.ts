import "server-only";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { db } from "#lib/platform/db.ts";
import { poll } from "#lib/platform/cache/poll.ts";
import { defaultLocale, directionOf } from "#lib/platform/words/open/locales.ts";
import { listLocales, wordsOf } from "#lib/platform/words/index.ts";
import type { SiteNotice } from "#lib/generated/prisma/client.ts";
import { escapeHtml } from "#lib/platform/text/escape.ts";
import { mostNotices, showNotices } from "./open/shown-notices.ts";

const classes = { information: "notice-info", important: "notice-caution" } as const;

type DrawnNotice = Pick<SiteNotice, "countrySlug" | "level" | "words" | "linkTo" | "linkLabel">;

/**
 * Renders a notice for pages in a language. What staff wrote is shown as it was typed, in English. The landmark of a
 * country's notice has another name than the site's, because both may be on one page.
 */
export function drawNotice(notice: DrawnNotice, locale: string): string {
  const { countrySlug, level, words: text, linkTo, linkLabel } = notice;
  const words = wordsOf("notices", locale);
  const label = escapeHtml(words(countrySlug ? "label.country" : "label.site"));
  const mark = level === "important" ? `<strong>${escapeHtml(words("mark.important"))}</strong> ` : "";
  const link =
    linkTo && linkLabel
      ? ` <a class="${linkTo.startsWith("/") ? "link" : "ext"}" href="${escapeHtml(linkTo)}">${escapeHtml(linkLabel)}</a>`
      : "";
  const typed = escapeHtml(text) + link;
  const inEnglish =
    locale === defaultLocale
      ? typed
      : `<span lang="${defaultLocale}" dir="${directionOf(defaultLocale)}">${typed}</span>`;
  return `<aside class="site-notice ${classes[level]}" aria-label="${label}"><p class="container-page py-4">${mark}${inEnglish}</p></aside>`;
}

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
