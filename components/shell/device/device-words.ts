import type { PageWords } from "#components/words/use-words.ts";

const keys = [
  "scriptless",
  "signOut",
  "here",
  "nothing",
  "clear",
  "signedIn",
  "clearAndSignOut",
  "keep",
  "removed",
  "nothingRemoved",
  "cookiesToo",
  "stayed",
  "lost",
  "failed",
  "unknown",
  "place.local",
  "place.session",
  "place.database",
  "place.copy",
  "place.cookie",
] as const;

/** The strings of the control in the browser, picked where the page is rendered. */
export type DeviceWords = Readonly<Record<(typeof keys)[number], string>>;

export const deviceWords = (words: PageWords<"shell">): DeviceWords =>
  Object.fromEntries(
    keys.map((name) => [name, words.pick(`device.${name}`)[`device.${name}`]]),
  ) as DeviceWords;
