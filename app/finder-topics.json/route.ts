import { searchTopics } from "#lib/countries/index.ts";

export const dynamic = "force-static";

/** By what else the finder finds a country, fetched once somebody types. */
export const GET = (): Response =>
  Response.json(searchTopics(), { headers: { "cache-control": "public, max-age=3600" } });
