import { useState, useEffect, useSyncExternalStore } from "react";
import { isLater } from "#lib/domains/chat/open/shown-chat.ts";
import { type ChatWords, fill } from "#lib/platform/words/open/leaf-words.ts";
import { betweenTabs } from "./between-tabs.ts";
import { chatCalls } from "./chat-calls.ts";
import { openConversation, type ChatView, type Conversation } from "./conversation.ts";
import { type KeptChat, messageStore } from "./kept-chat.ts";
import { keepWaiting } from "./open-chat.ts";

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

let here: Conversation | undefined;

function conversationHere(): Conversation {
  if (here) return here;
  const store = messageStore(() => here?.forget());
  here = openConversation({ store, calls: chatCalls, tabs: betweenTabs() });
  addEventListener("online", here.wake);
  return here;
}

/** The one conversation of this page: followed while it is open; what waits is sent in any case. */
export function useConversation(isOpen: boolean): { chat: Conversation; view: ChatView } {
  const chat = conversationHere();
  const view = useSyncExternalStore(chat.subscribe, chat.view, chat.view);

  useEffect(() => {
    if (!isOpen) return chat.sendWaiting();
    chat.open();
    return () => chat.rest();
  }, [chat, isOpen]);

  const waits = view.kept === undefined ? undefined : (view.kept?.waiting.length ?? 0) > 0;
  useEffect(() => {
    if (waits !== undefined) keepWaiting(waits);
  }, [waits]);

  // What is on the screen now counts as seen.
  const lastOfStaff = view.kept?.lines.findLast(({ from }) => from === "staff")?.id;
  useEffect(() => {
    if (!isOpen || lastOfStaff === undefined) return undefined;
    const see = () => void (document.visibilityState === "visible" && chat.see(lastOfStaff));
    see();
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  }, [chat, isOpen, lastOfStaff]);

  return { chat, view };
}
