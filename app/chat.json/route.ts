import { defaultLocale } from "#lib/words/open/locales.ts";
import { chatFile } from "./chat-file.ts";

export const dynamic = "force-static";

/** What the conversation needs to know: one file for every page, made at build and fetched when somebody first asks for it. */
export const GET = (): Response => chatFile(defaultLocale);
