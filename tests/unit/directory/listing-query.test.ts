import { listingSearch, readListingQuery, longestSearch } from "#lib/domains/directory/open/listing-query.ts";
import { websiteHref } from "#lib/domains/directory/open/website-href.ts";

test("a query is read with what its directory has, and left out with what it has not", () => {
  const fields = ["clinic", "hospital"];
  expect(readListingQuery({ country: "ghana", field: "clinic", q: "  kumasi \u0000 road " }, fields)).toEqual(
    {
      country: "ghana",
      field: "clinic",
      text: "kumasi road",
      after: undefined,
    },
  );
  expect(readListingQuery({ country: "atlantis", field: "farming", q: " ", after: "" }, fields)).toEqual({});
  expect(readListingQuery({ country: ["togo", "mali"], q: "x".repeat(500) }, fields)).toMatchObject({
    country: "togo",
    text: "x".repeat(longestSearch),
  });
});

test("an address holds what is looked for and nothing that is empty", () => {
  expect(listingSearch({ country: "mali", text: "a b&c" })).toBe("country=mali&q=a+b%26c");
  expect(listingSearch({})).toBe("");
});

test.each([
  ["example.org", "https://example.org/"],
  ["www.example.org/a b", "https://www.example.org/a%20b"],
  ["http://example.org", "http://example.org/"],
  ["HTTPS://Example.org/Page", "https://example.org/Page"],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["https://example.org@evil.test/", undefined],
  ["mailto:ama@example.org", undefined],
  ["ask at the gate", undefined],
  ["localhost", undefined],
])("%s leads to %s", (typed, href) => {
  expect(websiteHref(typed)).toBe(href);
});
