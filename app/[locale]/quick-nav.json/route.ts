import { buildIndex } from "#lib/domains/quick-nav/index.ts";
import { otherLocales } from "../locale-params.ts";

export const dynamicParams = false;
export const generateStaticParams = otherLocales;

/** The index of quick navigation in each language except English, whose file is at an address without prefix. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/[locale]/quick-nav.json">,
): Promise<Response> {
  const { locale } = await params;
  return Response.json(buildIndex(locale), { headers: { "cache-control": "public, max-age=3600" } });
}
