import { findHref } from "#lib/countries/finder/open/find-href.ts";

/** A search in this page's address goes along to the finder. */
export function startFindLink(): void {
  document.querySelector("[data-find]")?.setAttribute("href", findHref(location.search));
}
