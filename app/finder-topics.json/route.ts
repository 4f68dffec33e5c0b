import { searchTopics } from "#lib/data/countries/index.ts";

export const dynamic = "force-static";

/** The additional search terms of the country finder, fetched when a visitor starts typing. */
export const GET = (): Response =>
  Response.json(searchTopics(), { headers: { "cache-control": "public, max-age=3600" } });
