import { isConfidential } from "#lib/site/open/confidential.ts";

/**
 * Pages that are made for each visitor, in whichever language: nothing of them is fetched unasked. No browser carries
 * the registry that knows them; a test compares.
 */
const perRequest =
  /^(?:\/[a-z]{2,3}(?:-[a-z\d]+)*)?\/(?:api|wall|admin|login|register|currency|portal|foundation|justice\/access|portfolio\/(?:roadmap|financials)|contact\/received|explore\/countries\/[^/]+\/ratings)(?:\/|$)/;

/** Whether an address is a page of this site that may be fetched before somebody asks for it. */
export function mayFetchAhead(href: string, here: string): boolean {
  if (!URL.canParse(href, here)) return false;
  const page = new URL(href, here);
  const { origin, pathname } = new URL(here);
  const isFile = /\.[a-z\d]+$/i.test(page.pathname);
  return (
    page.origin === origin &&
    page.pathname !== pathname &&
    page.search === "" && // made per request, and kept by no browser
    !isFile &&
    !perRequest.test(page.pathname) &&
    !isConfidential(page.pathname)
  );
}
