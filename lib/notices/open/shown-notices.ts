import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import { oncePerProcess } from "#lib/per-process.ts";
import { countryOf } from "#lib/site/country-of.ts";
import { isConfidential } from "#lib/site/open/confidential.ts";
import { defaultLocale, withoutLocale } from "#lib/words/open/locales.ts";

/** A notice as it stands in pages: from when until when, in milliseconds, and its HTML by language. */
export type ShownNotice = {
  /** Undefined: on the pages of the whole site. */
  country: CountrySlug | undefined;
  from: number;
  until: number;
  html: Readonly<Record<string, string>>;
};

/** The server and Next's bundles are worlds of modules of their own in one process; they share this. */
const held = oncePerProcess("notices now and to come", () => ({ notices: [] as readonly ShownNotice[] }));

/** Has these notices shown from now on, in this order, each in its time. */
export function showNotices(notices: readonly ShownNotice[]): void {
  held.notices = notices;
}

/** Whether there is any, now or to come: asked before every answer. */
export const hasNotices = (): boolean => held.notices.length > 0;

/** What stands in the slot of the page at an address, as visitors write it, with its language: "" where nothing does. */
export function noticesOn(address: string, locales: readonly string[], now = Date.now()): string {
  if (!hasNotices()) return "";
  const { locale, path } = withoutLocale(address, locales);
  if (isConfidential(path)) return "";
  const own = countryOf(path);
  return held.notices
    .filter(({ country, from, until }) => from <= now && now < until && (!country || country === own))
    .map(({ html }) => html[locale] ?? html[defaultLocale] ?? "")
    .join("");
}
