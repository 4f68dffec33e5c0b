import { compareCsvHref, compareHref, parseCompare } from "#components/countries/compare/parse-compare.ts";

const known = new Set(["ghana", "kenya", "togo", "mali", "chad", "cote-divoire"]);
const parse = (given: string | string[] | undefined) => parseCompare(given, (slug) => known.has(slug));

test("countries keep the order in which they were given", () => {
  expect(parse("kenya,ghana").slugs).toEqual(["kenya", "ghana"]);
});

test("a list and repeated parameters say the same", () => {
  expect(parse(["kenya", "ghana", "", ""])).toEqual(parse("kenya,ghana"));
});

test("nothing given is nothing chosen", () => {
  for (const given of [undefined, "", " , ,", []]) {
    expect(parse(given)).toEqual({ slugs: [], unknown: [], left: [] });
  }
});

test("a country named twice counts once", () => {
  expect(parse("kenya,ghana,Kenya,kenya").slugs).toEqual(["kenya", "ghana"]);
});

test("capitals, spaces and accents do not matter", () => {
  expect(parse("KENYA, Côte d’Ivoire").slugs).toEqual(["kenya"]);
  expect(parse("Côte divoire").slugs).toEqual(["cote-divoire"]);
});

test("what names no country is handed back as it was written, cut short", () => {
  expect(parse("kenya,Atlantis,ghana").unknown).toEqual(["Atlantis"]);
  expect(parse("x".repeat(500)).unknown).toEqual(["x".repeat(40)]);
});

test("the first four stay and the rest is named", () => {
  const { slugs, left } = parse("kenya,ghana,togo,mali,chad");
  expect(slugs).toEqual(["kenya", "ghana", "togo", "mali"]);
  expect(left).toEqual(["chad"]);
});

test("a list without end is looked at only so far", () => {
  expect(parse(Array.from({ length: 5_000 }, (_, index) => `x${index}`)).unknown).toHaveLength(16);
});

test("the address and the file name the countries in the same order", () => {
  expect(compareHref(["kenya", "ghana"])).toBe("/explore/compare?c=kenya,ghana");
  expect(compareCsvHref(["kenya", "ghana"])).toBe("/explore/compare.csv?c=kenya,ghana");
});

test("the address says no more than what is not so by default", () => {
  expect(compareHref(["kenya", "ghana"], { path: "company", onlyDiffers: false })).toBe(
    "/explore/compare?c=kenya,ghana",
  );
  expect(compareHref(["kenya", "ghana"], { passport: "FR", path: "branch", onlyDiffers: true })).toBe(
    "/explore/compare?c=kenya,ghana&passport=FR&path=branch&only=differs",
  );
});
