import { env } from "#lib/platform/env.ts";
import { query, route } from "#lib/platform/http/endpoint.ts";
import { datesFile } from "#lib/domains/plans/index.ts";

/** The dates from a plain form as an iCalendar file. They are stored nowhere. */
function answer(request: Request): Response {
  const found = datesFile(new URL(request.url).searchParams, { site: env.SITE_URL, now: new Date() });
  if ("sendTo" in found) return new Response(null, { status: 303, headers: { location: found.sendTo } });
  return new Response(found.file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${found.name}"`,
      "cache-control": "private, no-store",
    },
  });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: query("planDates", answer) });
