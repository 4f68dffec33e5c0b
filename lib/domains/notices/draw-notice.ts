import "server-only";
import type { SiteNotice } from "#lib/generated/prisma/client.ts";
import { escapeHtml } from "#lib/platform/text/escape-html.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { defaultLocale, directionOf } from "#lib/platform/words/open/locales.ts";

const classes = { information: "notice-info", important: "notice-caution" } as const;

export type DrawnNotice = Pick<SiteNotice, "countrySlug" | "level" | "words" | "linkTo" | "linkLabel">;

/**
 * Renders a notice for pages in a language. What staff wrote is shown as it was typed, in English. The landmark of a
 * country's notice has another name than the site's, because both may be on one page.
 */
export function drawNotice(notice: DrawnNotice, locale: string): string {
  const { countrySlug, level, words: said, linkTo, linkLabel } = notice;
  const words = wordsOf("notices", locale);
  const label = escapeHtml(words(countrySlug ? "label.country" : "label.site"));
  const mark = level === "important" ? `<strong>${escapeHtml(words("mark.important"))}</strong> ` : "";
  const link =
    linkTo && linkLabel
      ? ` <a class="${linkTo.startsWith("/") ? "link" : "ext"}" href="${escapeHtml(linkTo)}">${escapeHtml(linkLabel)}</a>`
      : "";
  const typed = escapeHtml(said) + link;
  const inEnglish =
    locale === defaultLocale
      ? typed
      : `<span lang="${defaultLocale}" dir="${directionOf(defaultLocale)}">${typed}</span>`;
  return `<aside class="site-notice ${classes[level]}" aria-label="${label}"><p class="container-page py-4">${mark}${inEnglish}</p></aside>`;
}
