import type { FunctionComponent } from "react";
import type { Asked } from "#components/ui/island.tsx";
import { inPageLanguage } from "#components/words/load-words.ts";
import type { ChatFile } from "#lib/domains/chat/open/chat-file.ts";

async function fetchFile(): Promise<ChatFile> {
  const answer = await fetch(inPageLanguage("/chat.json"));
  if (!answer.ok) throw new Error(`chat.json answered ${answer.status}`);
  return (await answer.json()) as ChatFile;
}

/** The chat with its strings, fetched on the first request. Rejects if either fails to load. */
export async function loadChat(): Promise<FunctionComponent<Asked>> {
  const [{ ChatPanel }, file] = await Promise.all([import("./chat-panel.tsx"), fetchFile()]);
  return function Chat(asked: Asked) {
    return <ChatPanel {...asked} {...file} />;
  };
}
