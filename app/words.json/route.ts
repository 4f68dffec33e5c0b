import { leafWords } from "#lib/platform/words/leaf-words.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";

export const dynamic = "force-static";

/**
 * The messages of browser components: one file for all pages, made at build time and fetched by the first component.
 */
export const GET = (): Response =>
  Response.json(leafWords(defaultLocale), { headers: { "cache-control": "public, max-age=3600" } });
