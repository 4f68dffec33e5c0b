import type { ChatFile } from "#lib/chat/open/chat-file.ts";
import { parseChatHours } from "#lib/chat/open/hours.ts";
import { env } from "#lib/env.ts";
import { wordsOf } from "#lib/words/index.ts";

/** What the conversation says in a language, and when somebody is there. */
export function chatFile(locale: string): Response {
  const words = wordsOf("chat", locale);
  const hours = parseChatHours(env.CHAT_HOURS) ?? { timeZone: "UTC", days: {} };
  const file: ChatFile = { words: { ...words.pick(...words.keys()), locale }, hours };
  return Response.json(file, { headers: { "cache-control": "public, max-age=3600" } });
}
