import { menusIn } from "#lib/data/content/menus.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";

export const dynamic = "force-static";

/** The menus, fetched when first used. The cache may delay a new page in them by an hour. */
export const GET = (): Response =>
  Response.json(menusIn(defaultLocale), { headers: { "cache-control": "public, max-age=3600" } });
