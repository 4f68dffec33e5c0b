import { leafWords } from "#lib/words/leaf-words.ts";
import { otherLocales } from "#lib/words/index.ts";

type Context = RouteContext<"/[locale]/words.json">;

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => otherLocales().map((locale) => ({ locale }));

/** What leaves say in the browser, in another language than English. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return Response.json(leafWords(locale), { headers: { "cache-control": "public, max-age=3600" } });
}
