import { countryOf } from "#lib/data/site/country-paths.ts";

test.each([
  ["/start-business/niger", "niger"],
  ["/start-business/guinea-bissau/foreign-owner/print", "guinea-bissau"],
  ["/explore/countries/niger/ratings", "niger"],
  ["/start-business/nigeria", "nigeria"],
  ["/start-business/atlantis", undefined],
  ["/subsidiaries/agx/campus/ghana", undefined],
  ["/ghana", undefined],
  ["/start-business/ghana/ghana", undefined],
  ["/", undefined],
] as const)("the page at %s is of %s", (path, slug) => {
  expect(countryOf(path)).toBe(slug);
});
