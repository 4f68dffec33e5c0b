import { readDesk } from "#lib/chat/index.ts";
import { query, route } from "#lib/http/endpoint.ts";
import { succeed } from "#lib/http/envelope.ts";

/** When somebody is at the desk, and whether somebody is now: told to anybody. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("readDesk", async () => succeed(await readDesk())),
});

export const dynamic = "force-dynamic";
