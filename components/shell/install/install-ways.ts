import type { WordKey } from "#components/words/use-words.ts";
import type { Platform } from "./which-platform.ts";

/** What a picture shows: the control that is pressed in this step. */
export type InstallSight = "dots" | "bars" | "share" | "add" | "confirm" | "corner" | "address" | "file-menu";

export type InstallWay = {
  id: Platform;
  screen: "phone" | "window";
  steps: readonly { says: WordKey<"shell">; sight: InstallSight }[];
  note?: WordKey<"shell">;
};

/**
 * How each browser installs a site through its own menu; the text of each step is in lib/platform/words/en/shell.json.
 * Names of commands differ a little between versions.
 */
export const installWays: readonly InstallWay[] = [
  {
    id: "android-chrome",
    screen: "phone",
    steps: [
      { says: "install.android-chrome.1", sight: "dots" },
      { says: "install.android-chrome.2", sight: "add" },
      { says: "install.android-chrome.3", sight: "confirm" },
    ],
  },
  {
    id: "ios",
    screen: "phone",
    steps: [
      { says: "install.ios.1", sight: "share" },
      { says: "install.ios.2", sight: "add" },
      { says: "install.ios.3", sight: "corner" },
    ],
    note: "install.ios.note",
  },
  {
    id: "samsung",
    screen: "phone",
    steps: [
      { says: "install.samsung.1", sight: "bars" },
      { says: "install.samsung.2", sight: "add" },
      { says: "install.samsung.3", sight: "confirm" },
    ],
  },
  {
    id: "android-firefox",
    screen: "phone",
    steps: [
      { says: "install.android-firefox.1", sight: "dots" },
      { says: "install.android-firefox.2", sight: "add" },
      { says: "install.android-firefox.3", sight: "confirm" },
    ],
  },
  {
    id: "desktop-chromium",
    screen: "window",
    steps: [
      { says: "install.desktop-chromium.1", sight: "address" },
      { says: "install.desktop-chromium.2", sight: "confirm" },
    ],
    note: "install.desktop-chromium.note",
  },
  {
    id: "mac-safari",
    screen: "window",
    steps: [
      { says: "install.mac-safari.1", sight: "file-menu" },
      { says: "install.mac-safari.2", sight: "confirm" },
    ],
    note: "install.mac-safari.note",
  },
];
