import { longestSearch } from "#lib/services/search/open/limits.ts";
import { searchCall, searchHref } from "#lib/services/search/open/search-href.ts";

test("what was typed stands in the address as it was typed, without the space around it", () => {
  expect(searchHref("  TVA & IFU au Bénin? ")).toBe("/search?q=TVA+%26+IFU+au+B%C3%A9nin%3F");
  expect(searchCall("company tax", 5)).toBe("/api/search?q=company+tax&most=5");
  expect(searchCall("company ta", 5, true)).toBe("/api/search?q=company+ta&most=5&typing=1");
});

test("whatever is typed, the address stays short enough to be sent", () => {
  const { searchParams } = new URL(searchHref("x".repeat(10_000)), "https://site.invalid");
  expect(searchParams.get("q")).toHaveLength(longestSearch);
});
