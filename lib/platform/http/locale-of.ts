import { listLocales } from "#lib/platform/words/index.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";

/** The language of the page that made a call: calls have no language prefix. */
export function localeOf(request: Request): string {
  const page = request.headers.get("referer");
  const first = page && URL.canParse(page) ? new URL(page).pathname.split("/")[1] : undefined;
  return listLocales().find((locale) => locale === first) ?? defaultLocale;
}
