import type { WordKey } from "#components/words/use-words.ts";
import type { Platform } from "./which-platform.ts";

/** What a picture shows: the control that is pressed in this step. */
type InstallSight = "dots" | "bars" | "share" | "add" | "confirm" | "corner" | "address" | "file-menu";

type InstallGuide = {
  id: Platform;
  screen: "phone" | "window";
  steps: readonly { says: WordKey<"shell">; sight: InstallSight }[];
  note?: WordKey<"shell">;
};

/**
 * How each browser installs a site through its own menu; the text of each step is in lib/platform/words/en/shell.json.
 * Names of commands differ a little between versions.
 */
export const installGuides: readonly InstallGuide[] = [
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

/**
 * The frame, the lines of a page in it, and in gold the control to press. Drawn once for a phone, once for a window.
 */
const frames = {
  phone: "M36 4h48a8 8 0 0 1 8 8v84a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8Z",
  window: "M10 14h100a6 6 0 0 1 6 6v68a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6Z",
};
const lines = {
  phone: "M28 20h64M38 38h34M38 48h44M38 58h40M38 68h28",
  window: "M4 32h112M16 48h56M16 58h72M16 68h48",
};

type Mark = { path: string; at: [number, number] };

/** Where the control to press is on each screen, and its drawing. */
const marks: Record<InstallSight, Record<InstallGuide["screen"], Mark>> = {
  dots: same({ path: "M0-4v.1M0 0v.1M0 4v.1", at: [82, 12] }),
  bars: same({ path: "M-5-4H5M-5 0H5M-5 4H5", at: [80, 92] }),
  share: same({ path: "M-3-1h-3v8H6v-8H3M0 3v-10m-3 3 3-3 3 3", at: [60, 90] }),
  add: same({ path: "M-20-7h40v14h-40zM-14 0h6m-3-3v6M-2 0h16", at: [60, 62] }),
  confirm: {
    phone: { path: "M-20-9h40v18h-40zM-5 0l4 4 7-8", at: [60, 78] },
    window: { path: "M-20-9h40v18h-40zM-5 0l4 4 7-8", at: [84, 62] },
  },
  corner: same({ path: "M-11-6h22V6h-22zM-4 0l3 3 5-6", at: [78, 12] }),
  address: same({ path: "M-7-5H7V4H-7zM-3 7h6M0-3v4m-2-2 2 2 2-2", at: [102, 23] }),
  "file-menu": same({ path: "M-12-7h24v14h-24zM-7 0h10M0 12h22v10h-34V12h12M-6 17h16", at: [30, 40] }),
};

function same(mark: Mark): Record<InstallGuide["screen"], Mark> {
  return { phone: mark, window: mark };
}

/** A sketch beside a step; the step says the same in words. */
export function InstallPicture({ screen, sight }: { screen: InstallGuide["screen"]; sight: InstallSight }) {
  const { path, at } = marks[sight][screen];
  return (
    <svg className="install-picture" width="120" height="108" viewBox="0 0 120 108" aria-hidden="true">
      <path d={frames[screen]} />
      <path d={lines[screen]} />
      <path d={path} transform={`translate(${at.join(" ")})`} />
    </svg>
  );
}
