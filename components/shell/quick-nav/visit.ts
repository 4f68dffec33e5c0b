import { findHref } from "#lib/data/countries/finder/open/find-href.ts";
import { homeSections } from "#lib/data/content/home-sections.ts";
import { mainHomePath } from "#lib/data/site/homes.ts";
import { uncoverPage } from "#components/ui/hold-page.ts";

/** Scrolls a part of this page into view, as its anchor does, and focuses it. */
function jumpTo(part: HTMLElement, hash: string): void {
  uncoverPage(); // nothing inert can take the focus
  location.assign(hash);
  if (part.tabIndex < 0 && !part.hasAttribute("tabindex")) {
    part.tabIndex = -1;
    part.addEventListener("blur", () => part.removeAttribute("tabindex"), { once: true });
  }
  part.focus({ preventScroll: true });
}

/** Whether this page is the main home page, whatever its address; no other page has its first section. */
const isMainHome = (): boolean => document.getElementById(homeSections[0].id) !== null;

/**
 * Goes to a page of this site by a full page load, or to a part of the page that is already open. The country list
 * opens ready to search, with the search in this page's URL.
 */
export function visit(to: string): void {
  const target = new URL(to === "/start-business" ? findHref(location.search) : to, location.href);
  const isHere = target.pathname === location.pathname || (target.pathname === mainHomePath && isMainHome());
  // The text to find in a part follows its name.
  const [anchor = ""] = target.hash.slice(1).split(":~:");
  const part = isHere && target.search === "" && anchor !== "" ? document.getElementById(anchor) : null;
  if (part) jumpTo(part, target.hash);
  else location.assign(target.href);
}
