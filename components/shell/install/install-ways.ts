import type { Platform } from "./which-platform.ts";

/** What a picture shows: what is pressed in this step. */
export type InstallSight = "dots" | "bars" | "share" | "add" | "confirm" | "corner" | "address" | "file-menu";

type Step = { text: string; sight: InstallSight };
export type InstallWay = {
  id: Platform;
  name: string;
  screen: "phone" | "window";
  steps: readonly Step[];
  note?: string;
};

/** How each browser installs a site by its own menu. Names of commands differ a little between versions. */
export const installWays: readonly InstallWay[] = [
  {
    id: "android-chrome",
    name: "Chrome on Android",
    screen: "phone",
    steps: [
      { text: "Open the menu: the three dots in the upper corner.", sight: "dots" },
      { text: "Choose Add to Home screen, or Install app.", sight: "add" },
      { text: "Choose Install, then confirm.", sight: "confirm" },
    ],
  },
  {
    id: "ios",
    name: "Safari on iPhone and iPad",
    screen: "phone",
    steps: [
      { text: "Press the Share button: the square with an arrow up.", sight: "share" },
      { text: "Scroll down the list and choose Add to Home Screen.", sight: "add" },
      { text: "Choose Add in the upper corner.", sight: "corner" },
    ],
    note: "Where no Share button shows, it stands in the menu with the three dots.",
  },
  {
    id: "samsung",
    name: "Samsung Internet",
    screen: "phone",
    steps: [
      { text: "Open the menu: the three lines in the lower corner.", sight: "bars" },
      { text: "Choose Add page to, then Home screen.", sight: "add" },
      { text: "Choose Add.", sight: "confirm" },
    ],
  },
  {
    id: "android-firefox",
    name: "Firefox on Android",
    screen: "phone",
    steps: [
      { text: "Open the menu: the three dots beside the address.", sight: "dots" },
      { text: "Choose Add app to Home screen, or Install.", sight: "add" },
      { text: "Choose Add.", sight: "confirm" },
    ],
  },
  {
    id: "desktop-chromium",
    name: "Chrome or Edge on a computer",
    screen: "window",
    steps: [
      { text: "Press the install icon at the end of the address bar.", sight: "address" },
      { text: "Choose Install.", sight: "confirm" },
    ],
    note: "No icon? Open the browser's menu: in Chrome, Cast, save and share, then Install page as app; in Edge, Apps, then Install this site as an app.",
  },
  {
    id: "mac-safari",
    name: "Safari on a Mac",
    screen: "window",
    steps: [
      { text: "Open the File menu and choose Add to Dock.", sight: "file-menu" },
      { text: "Choose Add.", sight: "confirm" },
    ],
    note: "This needs macOS Sonoma (14) or later.",
  },
];
