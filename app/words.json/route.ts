import { leafWords } from "#lib/words/leaf-words.ts";
import { defaultLocale } from "#lib/words/open/locales.ts";

export const dynamic = "force-static";

/** What leaves say in the browser: one file for every page, made at build and fetched when the first of them comes. */
export const GET = (): Response =>
  Response.json(leafWords(defaultLocale), { headers: { "cache-control": "public, max-age=3600" } });
