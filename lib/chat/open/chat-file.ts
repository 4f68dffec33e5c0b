import type { ChatWords } from "#lib/words/open/chat-words.ts";
import type { ChatHours } from "./hours.ts";

/** What `/chat.json` holds: all that the conversation needs to know before anybody is asked. */
export type ChatFile = { words: ChatWords; hours: ChatHours };
