import { defaultLocale } from "#lib/platform/words/open/locales.ts";
import { chatFile } from "./chat-file.ts";

export const dynamic = "force-static";

/**
 * The texts and hours of the chat: one file for all pages, made at build time and fetched when the chat is first used.
 */
export const GET = (): Response => chatFile(defaultLocale);
