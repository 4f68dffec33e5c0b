const carried = ["q", "region", "sort"];

/** The finder with its search focused; what the visitor already searched for goes with it. */
export function findHref(search: string): string {
  const given = new URLSearchParams(search);
  const query = new URLSearchParams({ focus: "search" });
  for (const key of carried) {
    const value = given.get(key);
    if (value) query.set(key, value);
  }
  return `/start-business?${query}`;
}
