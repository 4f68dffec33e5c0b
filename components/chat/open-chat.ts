import { dropStored, readStored, writeStored } from "#components/browser/device-store.ts";

/**
 * In the storage of a tab: the chat is open there, or was put aside for one of its links, and so it is on the tab's
 * next page. In that of the device: a message waits to be sent. Either makes the page load its script
 * (components/ui/wake.tsx).
 */
export const chatOpenKey = "ak_chat_open_v1";

/** Where the chat fills the window (chat.css). */
export const smallScreen = "(max-width: 30rem)";

/** Where the chat is in this tab: over the page, put aside for one of its links that was followed, or closed. */
export type ChatPlace = "open" | "aside" | "closed";

/** What was being written: it is carried along to the next page. */
export type Draft = { text: string; isAtPlaces: boolean };

export type OpenHere = Draft & {
  place: "open" | "aside";
  /** The URL on which a link was followed: a visitor who returns to it finds the chat open. */
  from?: string | undefined;
};

/**
 * In the storage of a tab: what was being written when the chat was closed. It does not make the page load its script.
 */
const chatDraftKey = "ak_chat_draft_v1";

const isText = (value: unknown): value is string => typeof value === "string";
const isTrue = (value: unknown): value is true => value === true;
const isOpenHere = (value: unknown): value is OpenHere => {
  if (typeof value !== "object" || value === null) return false;
  const { place, text, isAtPlaces } = value as Partial<OpenHere>;
  return (
    (place === "open" || place === "aside") && typeof text === "string" && typeof isAtPlaces === "boolean"
  );
};

const readHere = () => readStored(chatOpenKey, isOpenHere, "session");

/** The URL of the page without its hash. */
export const addressHere = (): string => location.pathname + location.search;

/** Whether the visitor returned to this page by the browser's back (or forward) button. */
const wasComeBackTo = (): boolean => {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === "back_forward";
};

/** What the previous page left, as it applies to this page. */
export function takeOpenHere(): Draft & { place: ChatPlace; from?: string | undefined } {
  const kept = readHere();
  if (!kept)
    return {
      text: readStored(chatDraftKey, isText, "session") ?? "",
      isAtPlaces: false,
      place: "closed",
    };
  if (wasComeBackTo() && kept.from === addressHere()) return { ...kept, place: "open" };
  // Where the chat fills the window, nobody who comes to a page wants to see it first.
  return matchMedia(smallScreen).matches ? { ...kept, place: "aside" } : kept;
}

/** Whether the chat is still stored as open: another page of this tab may have closed it. */
export const isKeptOpen = (): boolean => readHere() !== undefined;

export const keepOpenHere = (kept: OpenHere): boolean => writeStored(chatOpenKey, kept, "session");

/** Stores that the chat is closed, and what was being written in it. */
export function keepClosedHere(text: string): void {
  dropStored(chatOpenKey, "session");
  if (text) writeStored(chatDraftKey, text, "session");
  else dropStored(chatDraftKey, "session");
}

export function keepWaiting(isWaiting: boolean): void {
  if (isWaiting) writeStored(chatOpenKey, true);
  else dropStored(chatOpenKey);
}

/** Whether the chat has something to do before anybody requests it. */
export const isChatAwaited = (): boolean => isKeptOpen() || readStored(chatOpenKey, isTrue) === true;
