import { locatorSvg } from "#lib/maps/locator-svg.ts";

export const dynamic = "force-static";

/** The continent, drawn once at build. `<img src="/maps/africa.svg#gh">` shows Ghana in it. */
export function GET() {
  return new Response(locatorSvg(), {
    headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
