import "server-only";
import { spokenLocale } from "#lib/platform/words/index.ts";
import { hrefIn } from "./href-in.ts";

/** Localizes a redirect target of an API call: the page in the language of the call if there is one. */
export const spokenHref = (href: `/${string}`): `/${string}` => hrefIn(spokenLocale(), href);
