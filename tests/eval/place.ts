/** The page and section an address leads to: "/start-business/ghana#tax", with nothing after # for a page's head. */
export function placeOf(href: string): string {
  const [address = ""] = href.split(":~:");
  const [page = "", anchor = ""] = address.split("#");
  return `${page}#${anchor}`;
}

/** Whether an address leads to one of the places. */
export function isAt(href: string, places: readonly string[]): boolean {
  const place = placeOf(href);
  return places.some((one) =>
    one.endsWith("*") ? place.startsWith(one.slice(0, -1)) : place === placeOf(one),
  );
}
