import { chatFile } from "#app/chat.json/chat-file.ts";
import { otherLocales } from "../locale-params.ts";

export const dynamicParams = false;
export const generateStaticParams = otherLocales;

/** The texts and hours of the chat in each language except English, whose file is at an address without prefix. */
export async function GET(_: Request, { params }: RouteContext<"/[locale]/chat.json">): Promise<Response> {
  return chatFile((await params).locale);
}
