import { readRates } from "#lib/currency/index.ts";
import { query, route } from "#lib/http/endpoint.ts";
import { succeed } from "#lib/http/envelope.ts";

/** Returns the last good exchange rates with their day and source; without any, those that ship with the site. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("readRates", async () => succeed(await readRates())),
});

export const dynamic = "force-dynamic";
