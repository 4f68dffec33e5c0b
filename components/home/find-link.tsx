import { findHref } from "#lib/countries/finder/open/find-href.ts";

/** The main way onward. A search in this page's address goes along where script runs (start-find-link.ts). */
export const FindLink = () => (
  <a className="btn btn-quiet" href={findHref("")} data-find="" suppressHydrationWarning>
    Find your country
  </a>
);
