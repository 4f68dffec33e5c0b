import { openModal } from "#components/ui/open-modal.ts";
import { brand } from "#lib/site/brand.ts";
import { whichPlatform, type Platform } from "./which-platform.ts";

/** Where the command stands, in one sentence for each browser. */
const hints: Record<Platform, string> = {
  "android-chrome": "In Chrome, open the menu with the three dots and choose Add to Home screen.",
  ios: "In Safari, press the Share button and choose Add to Home Screen.",
  samsung: "In Samsung Internet, open the menu and choose Add page to, then Home screen.",
  "android-firefox": "In Firefox, open the menu with the three dots and choose Add app to Home screen.",
  "desktop-chromium":
    "Look for the install icon at the end of the address bar, or for Install in the browser's menu.",
  "mac-safari": "In Safari, open the File menu and choose Add to Dock.",
};
const anyHint = "Look for Add to Home Screen, or for Install, in your browser's menu.";

let dialog: HTMLDialogElement | undefined;

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = "") {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function build(): HTMLDialogElement {
  const made = element("dialog", "dialog");
  const box = element("div", "dialog-box");
  const title = element("h2", "text-xl", `Install ${brand.name}`);
  title.id = "install-tip-title";
  const tip = element(
    "p",
    "mt-3",
    "This browser does not offer to install by itself. Use its own Add to Home Screen.",
  );
  tip.id = "install-tip-text";
  const platform = whichPlatform(navigator);
  const hint = element("p", "mt-3", platform ? hints[platform] : anyHint);
  const ways = element("div", "page-actions");
  const pictures = element("a", "btn", "Show me with pictures");
  pictures.href = "/install";
  const close = element("button", "btn btn-secondary", "Close");
  close.type = "button";
  close.addEventListener("click", () => made.close());
  ways.append(pictures, close);
  box.append(title, tip, hint, ways);
  made.append(box);
  made.setAttribute("aria-labelledby", title.id);
  made.setAttribute("aria-describedby", tip.id);
  return made;
}

/** Tells that the browser's own Add to Home Screen installs the site. Focus goes in, and back when it closes. */
export function showInstallTip(): void {
  dialog ??= build();
  openModal(dialog);
}
