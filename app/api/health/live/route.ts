import { route } from "#lib/platform/http/endpoint.ts";
import { succeed } from "#lib/platform/http/envelope.ts";

/** Liveness: the process answers. It checks nothing else, so that an unreachable database never causes a restart. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: () => succeed({ status: "live" }),
});

export const dynamic = "force-dynamic";
