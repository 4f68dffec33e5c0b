import { workingDaysOf } from "#lib/domains/cases/open/kinds.ts";
import type { ChatFile } from "#lib/domains/chat/open/shown-chat.ts";
import { parseChatHours } from "#lib/platform/text/chat-hours.ts";
import { env } from "#lib/platform/env.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

/** The texts of the chat in a language, and the hours when staff are available. */
export function chatFile(locale: string): Response {
  const words = wordsOf("chat", locale);
  const hours = parseChatHours(env.CHAT_HOURS) ?? { timeZone: "UTC", days: {} };
  const days = wordsOf("leads", locale)("answeredWithin", { days: workingDaysOf.chat });
  const texts = {
    ...words.pick(...words.keys()),
    "hours.reply": words("hours.reply", { days }),
    "hours.away": words("hours.away", { days }),
    "hours.back": words("hours.back", { days, time: "{time}" }), // filled in by the browser
    locale,
  };
  const file: ChatFile = { words: texts, hours };
  return Response.json(file, { headers: { "cache-control": "public, max-age=3600" } });
}
