import { calendarFile } from "#lib/data/countries/index.ts";
import { findCountry, listCountrySlugs } from "#lib/data/countries/record/index.ts";
import { env } from "#lib/platform/env.ts";
import { countryPath } from "#lib/data/site/country-path.ts";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => listCountrySlugs().map((slug) => ({ slug }));

/** A country's dated duties and public holidays as an iCalendar file, made at build time. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/start-business/[slug]/calendar.ics">,
) {
  const { slug } = await params;
  const country = findCountry(slug);
  if (!country) return new Response("Not found", { status: 404 });
  const page = new URL(countryPath("/start-business/*/calendar", country.slug), env.SITE_URL);
  return new Response(calendarFile(country, { page, made: new Date() }), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${slug}-duties.ics"`,
      "cache-control": "public, max-age=86400",
    },
  });
}
