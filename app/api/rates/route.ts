import { readRates } from "#lib/data/currency/index.ts";
import { query, route } from "#lib/platform/http/endpoint.ts";
import { succeed } from "#lib/platform/http/envelope.ts";

/** Returns the last good exchange rates with their day and source; without any, those that ship with the site. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("readRates", async () => succeed(await readRates())),
});

export const dynamic = "force-dynamic";
