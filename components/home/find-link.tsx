import { findHref } from "#lib/data/countries/finder/open/find-href.ts";

/** The main link onward. Where script runs, it passes on a search in this page's URL (start-find-link.ts). */
export const FindLink = () => (
  <a className="btn btn-quiet" href={findHref("")} data-find="" suppressHydrationWarning>
    Find your country
  </a>
);
