import { findHref } from "#lib/data/countries/finder/open/find-href.ts";

/** Passes a search in this page's URL on to the finder. */
export function startFindLink(): void {
  document.querySelector("[data-find]")?.setAttribute("href", findHref(location.search));
}
