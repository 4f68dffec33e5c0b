/** The question in an address of the navigator; undefined for any other page. */
export function questionIn(page: string): string | undefined {
  const [path, search] = page.split("?");
  return (path === "/navigator" && new URLSearchParams(search).get("ask")) || undefined;
}
