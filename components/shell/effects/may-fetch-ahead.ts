/** Pages that are made for each visitor, or belong to nobody else: nothing of them is fetched unasked. */
const personal =
  /^\/(?:api|login|register|portal|wall|foundation|justice|portfolio|contact\/received)(?:\/|$)/;

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
    !personal.test(page.pathname)
  );
}
