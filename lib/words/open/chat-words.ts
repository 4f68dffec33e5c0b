import type chat from "../en/chat.json";

/** What the conversation says in the browser, as `/chat.json` brings it: sentences with `{name}` placeholders, and their language. */
export type ChatWords = Readonly<Record<keyof typeof chat, string>> & { readonly locale: string };
