"use client";

import { Island, type Asked } from "#components/ui/island.tsx";
import type { FunctionComponent } from "react";
import { inPageLanguage } from "#components/words/load-words.ts";
import type { ChatFile } from "#lib/domains/chat/open/shown-chat.ts";
import { isChatAwaited } from "./open-chat.ts";

async function fetchFile(): Promise<ChatFile> {
  const answer = await fetch(inPageLanguage("/chat.json"));
  if (!answer.ok) throw new Error(`chat.json answered ${answer.status}`);
  return (await answer.json()) as ChatFile;
}

/** The chat with its strings, fetched on the first request. Rejects if either fails to load. */
async function loadChat(): Promise<FunctionComponent<Asked>> {
  const [{ ChatPanel }, file] = await Promise.all([import("./chat-panel.tsx"), fetchFile()]);
  return function Chat(asked: Asked) {
    return <ChatPanel {...asked} {...file} />;
  };
}

/**
 * On every page with a launcher: opens the chat once the launcher is pressed, or if it was open on the previous page.
 */
export const ChatIsland = () => <Island when="idle" ahead={isChatAwaited} opens="chat" load={loadChat} />;
