import { route } from "#lib/http/endpoint.ts";
import { succeed } from "#lib/http/envelope.ts";

/** The process answers. Asks nothing else, so that a database that is away never restarts it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: () => succeed({ status: "live" }),
});

export const dynamic = "force-dynamic";
