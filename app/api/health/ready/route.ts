import { checkDatabase } from "#lib/platform/http/check-database.ts";
import { query, route } from "#lib/platform/http/endpoint.ts";
import { succeed } from "#lib/platform/http/envelope.ts";

/** Readiness: the site works, including the database. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("checkDatabase", async () => {
    await checkDatabase();
    return succeed({ status: "ready" });
  }),
});

export const dynamic = "force-dynamic";
