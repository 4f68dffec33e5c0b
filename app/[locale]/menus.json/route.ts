import { menusIn } from "#lib/data/content/menus.ts";
import { otherLocales } from "../locale-params.ts";

export const dynamicParams = false;
export const generateStaticParams = otherLocales;

/** The menus in each language except English, whose file is at an address without prefix. */
export async function GET(_: Request, { params }: RouteContext<"/[locale]/menus.json">): Promise<Response> {
  const { locale } = await params;
  return Response.json(menusIn(locale), { headers: { "cache-control": "public, max-age=3600" } });
}
