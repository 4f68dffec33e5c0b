import type { PageWords } from "#components/words/use-words.ts";

const said = [
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
export type DeviceWords = Readonly<Record<(typeof said)[number], string>>;

export const deviceWords = (words: PageWords<"shell">): DeviceWords =>
  Object.fromEntries(
    said.map((name) => [name, words.pick(`device.${name}`)[`device.${name}`]]),
  ) as DeviceWords;
