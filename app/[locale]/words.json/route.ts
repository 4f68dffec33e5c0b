import { leafWords } from "#lib/platform/words/leaf-words.ts";
import { otherLocales } from "../locale-params.ts";

export const dynamicParams = false;
export const generateStaticParams = otherLocales;

/** The messages of browser components in each language except English, whose file is at an address without prefix. */
export async function GET(_: Request, { params }: RouteContext<"/[locale]/words.json">): Promise<Response> {
  const { locale } = await params;
  return Response.json(leafWords(locale), { headers: { "cache-control": "public, max-age=3600" } });
}
