import { buildIndex } from "#lib/domains/quick-nav/index.ts";

export const dynamic = "force-static";

/** The index of quick navigation: one file for all pages, made at build time. */
export function GET() {
  return Response.json(buildIndex(), { headers: { "cache-control": "public, max-age=3600" } });
}
