import type { ChatWords } from "#lib/platform/words/open/chat-words.ts";
import type { ChatHours } from "#lib/platform/text/chat-hours.ts";

/** The content of `/chat.json`: everything the chat panel needs before it makes a request. */
export type ChatFile = { words: ChatWords; hours: ChatHours };
