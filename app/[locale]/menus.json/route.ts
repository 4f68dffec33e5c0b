import { menusIn } from "#lib/content/menus.ts";
import { otherLocales } from "#lib/words/index.ts";

type Context = RouteContext<"/[locale]/menus.json">;

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => otherLocales().map((locale) => ({ locale }));

/** The menus in another language than English. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return Response.json(menusIn(locale), { headers: { "cache-control": "public, max-age=3600" } });
}
