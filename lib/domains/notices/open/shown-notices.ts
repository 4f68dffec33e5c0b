import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { countryOf } from "#lib/data/site/country-paths.ts";
import { isConfidential } from "#lib/data/site/open/confidential.ts";
import { defaultLocale, withoutLocale } from "#lib/platform/words/open/locales.ts";

/** The longest that a notice may be shown; the database enforces it too (site_notices_span). */
export const mostNoticeDays = 90;

/** The maximum number of current and future notices. */
export const mostNotices = 200;

/** A notice as pages show it: its beginning and end in milliseconds, and its HTML by language. */
export type ShownNotice = {
  /** Undefined for the pages of the whole site. */
  country: CountrySlug | undefined;
  from: number;
  until: number;
  html: Readonly<Record<string, string>>;
};

/** The server and Next's bundles are separate module graphs in one process; they share this. */
const held = oncePerProcess("notices now and to come", () => ({ notices: [] as readonly ShownNotice[] }));

/** Replaces the notices that are shown, in this order, each in its time. */
export function showNotices(notices: readonly ShownNotice[]): void {
  held.notices = notices;
}

/** Whether there is any notice, current or future: checked before every response. */
export const hasNotices = (): boolean => held.notices.length > 0;

/** The content of the notice slot at an address, as visitors write it, with its language; "" if there is none. */
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
