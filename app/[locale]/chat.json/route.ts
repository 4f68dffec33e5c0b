import { chatFile } from "#app/chat.json/chat-file.ts";
import { otherLocales } from "../locale-params.ts";

export const dynamicParams = false;
export const generateStaticParams = otherLocales;

/** What the conversation needs to know, in each language beside English: that file is at an address without prefix. */
export async function GET(_: Request, { params }: RouteContext<"/[locale]/chat.json">): Promise<Response> {
  return chatFile((await params).locale);
}
