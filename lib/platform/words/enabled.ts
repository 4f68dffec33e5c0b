import "server-only";
import { env } from "#lib/platform/env.ts";
import { defaultLocale } from "./open/locales.ts";
import { isPseudo } from "./pseudo.ts";
import { isWritten } from "./read-catalogue.ts";

/** The languages this build has pages in, the default one first. Throws for one that has no catalogue. */
export function listLocales(extra: readonly string[] = env.EXTRA_LOCALES): readonly string[] {
  const unknown = extra.filter((locale) => !isPseudo(locale) && !isWritten(locale));
  if (unknown.length > 0)
    throw new Error(`EXTRA_LOCALES: no catalogue in lib/platform/words for ${unknown.join(", ")}`);
  return [...new Set([defaultLocale, ...extra])];
}

/** The languages whose pages have a prefix. */
export const otherLocales = (): readonly string[] =>
  listLocales().filter((locale) => locale !== defaultLocale);
