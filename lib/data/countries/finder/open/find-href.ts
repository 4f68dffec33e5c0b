const carried = ["q", "region", "sort"];

/**
 * The URL of the finder with its search field focused. It carries over the visitor's current query, region and order.
 */
export function findHref(search: string): string {
  const given = new URLSearchParams(search);
  const query = new URLSearchParams({ focus: "search" });
  for (const key of carried) {
    const value = given.get(key);
    if (value) query.set(key, value);
  }
  return `/start-business?${query}`;
}
