import { buildIndex } from "#lib/quick-nav/build-index.ts";

export const dynamic = "force-static";

/** What quick navigation searches: one file for every page, made at build. */
export function GET() {
  return Response.json(buildIndex(), { headers: { "cache-control": "public, max-age=3600" } });
}
