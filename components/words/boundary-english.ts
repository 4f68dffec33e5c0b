import boundary from "#lib/platform/words/en/boundary.json" with { type: "json" };
import type { LeafWords } from "#lib/platform/words/open/leaf-words.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";

export type LocalizedBoundary = Pick<LeafWords, "boundary" | "locale">;

/** English comes with the script: where a page could not be rendered, nothing else may load any more. */
export const boundaryInEnglish: LocalizedBoundary = { boundary, locale: defaultLocale };
