import { useEffect, useSyncExternalStore } from "react";
import { betweenTabs } from "./between-tabs.ts";
import { chatCalls } from "./chat-calls.ts";
import { openConversation, type ChatView, type Conversation } from "./conversation.ts";
import { messageStore } from "./message-store.ts";
import { keepWaiting } from "./open-chat.ts";

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
