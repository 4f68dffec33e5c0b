import "server-only";
import { spokenLocale } from "#lib/words/index.ts";
import { hrefIn } from "./href-in.ts";

/** Where a call sends its visitor: to the page in the language of the call, where there is one. */
export const spokenHref = (href: `/${string}`): `/${string}` => hrefIn(spokenLocale(), href);
