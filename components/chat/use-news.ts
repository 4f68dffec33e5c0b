import { useState } from "react";
import { isLater } from "#lib/domains/chat/open/is-later.ts";
import type { ChatWords } from "#lib/platform/words/open/chat-words.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import type { KeptChat } from "./kept-chat.ts";

type News = { upTo: string; text: string };

/**
 * What screen readers announce: staff lines that arrived while it was open, each once. What was there when the page was
 * opened is read, not announced.
 */
export function useNews(kept: KeptChat | null | undefined, words: ChatWords): News {
  const [news, setNews] = useState<News>();
  const last = kept?.lines.at(-1)?.id ?? "0";
  if (news === undefined) {
    if (kept !== undefined) setNews({ upTo: last, text: "" });
  } else if (isLater(last, news.upTo)) {
    const fresh = kept?.lines.filter(({ id, from }) => from === "staff" && isLater(id, news.upTo)) ?? [];
    const text = fresh.map((line) => fill(words["lines.said"], { text: line.text })).join(" ");
    setNews({ upTo: last, text: text || news.text });
  }
  return news ?? { upTo: last, text: "" };
}
