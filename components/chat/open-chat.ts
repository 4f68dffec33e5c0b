import { readStored, writeStored } from "#components/browser/device-store.ts";

/**
 * In the storage of a tab: the chat is open there, and opens again on its next page. In that of the device: a message waits to be
 * sent. Either has the page bring its script (components/ui/wake.tsx).
 */
export const chatOpenKey = "ak_chat_open_v1";

const isTrue = (value: unknown): value is true => value === true;

function keep(is: boolean, area: "local" | "session"): void {
  if (is) return void writeStored(chatOpenKey, true, area);
  try {
    (area === "local" ? localStorage : sessionStorage).removeItem(chatOpenKey);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

export const wasOpenHere = (): boolean => readStored(chatOpenKey, isTrue, "session") === true;
export const keepOpenHere = (isOpen: boolean): void => keep(isOpen, "session");
export const keepWaiting = (isWaiting: boolean): void => keep(isWaiting, "local");

/** Whether there is something for the chat to do before anybody asks for it. */
export const isChatAwaited = (): boolean => wasOpenHere() || readStored(chatOpenKey, isTrue) === true;
