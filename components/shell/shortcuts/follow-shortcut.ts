import { sectionOfDigit } from "#lib/data/content/home-sections.ts";
import { mainHomeSection } from "#lib/data/site/homes.ts";
import { visit } from "../quick-nav/visit.ts";
import type { Shortcut } from "../which-shortcut.ts";

/** Carries out a shortcut. Does nothing behind an open dialog. */
export function followShortcut(shortcut: Shortcut): void {
  if (document.querySelector("dialog[open]")) return;
  if (shortcut.does === "help" && location.pathname !== "/shortcuts") visit("/shortcuts");
  if (shortcut.does === "section") {
    const section = sectionOfDigit(shortcut.index + 1);
    if (section) visit(mainHomeSection(section.id));
  }
}
