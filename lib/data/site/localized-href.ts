import "server-only";
import { currentLocale } from "#lib/platform/words/index.ts";
import { hrefIn } from "./find-entry.ts";

/** Localizes a redirect target of an API call: the page in the language of the call if there is one. */
export const localizedHref = (href: `/${string}`): `/${string}` => hrefIn(currentLocale(), href);
