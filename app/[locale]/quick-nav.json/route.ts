import { buildIndex } from "#lib/quick-nav/build-index.ts";
import { otherLocales } from "#lib/words/index.ts";

type Context = RouteContext<"/[locale]/quick-nav.json">;

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => otherLocales().map((locale) => ({ locale }));

/** What quick navigation searches, in another language than English. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return Response.json(buildIndex(locale), { headers: { "cache-control": "public, max-age=3600" } });
}
