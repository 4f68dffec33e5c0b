import type chat from "../en/chat.json";

/**
 * The words of the conversation in the browser, from `/chat.json`: sentences with `{name}` placeholders, and their
 * language.
 */
export type ChatWords = Readonly<Record<keyof typeof chat, string>> & { readonly locale: string };
