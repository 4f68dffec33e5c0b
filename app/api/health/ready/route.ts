import { checkDatabase } from "#lib/http/check-database.ts";
import { query, route } from "#lib/http/endpoint.ts";
import { succeed } from "#lib/http/envelope.ts";

/** Readiness: the site works, including the database. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("checkDatabase", async () => {
    await checkDatabase();
    return succeed({ status: "ready" });
  }),
});

export const dynamic = "force-dynamic";
