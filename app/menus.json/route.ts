import { menusIn } from "#lib/content/menus.ts";
import { defaultLocale } from "#lib/words/open/locales.ts";

export const dynamic = "force-static";

/** What the menus show, fetched once they are wanted. A page that is new may wait an hour to be in them. */
export const GET = (): Response =>
  Response.json(menusIn(defaultLocale), { headers: { "cache-control": "public, max-age=3600" } });
