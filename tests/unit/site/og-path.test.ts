import { findPicture, listPictures } from "#app/og/content.ts";
import { countryPaths } from "#lib/data/site/country-paths.ts";
import { keysOf } from "#lib/data/site/registry-keys.ts";
import { ogPath } from "#lib/data/content/page-metadata.ts";

const addresses = new Set(listPictures().map((name) => `/og/${name.join("/")}`));

test("every page is given a picture that is drawn", () => {
  expect(addresses.size).toBe(4 + keysOf("record").length + countryPaths.length);
  const paths = [
    "/",
    "/start-business",
    "/start-business/ghana",
    "/explore/compare",
    "/contact",
    "/about",
    "/library/history/mali",
    "/one-africa/mali/help-desk",
  ];
  for (const path of [...paths, "/start-business/results", "/start-business/atlantis"]) {
    expect(addresses).toContain(ogPath(path));
  }
  expect(ogPath("/start-business/ghana")).toBe("/og/start-business/ghana.png");
  expect(ogPath("/start-business/atlantis")).toBe("/og/default.png");
});

test("a guide's picture has its title and figures with their years; an unknown name has none", () => {
  const picture = findPicture(["start-business", "ghana.png"]);
  expect(picture?.title).toBe("Register a company in Ghana");
  expect(picture?.stats.length).toBeGreaterThanOrEqual(2);
  for (const { label } of picture!.stats) expect(label).toMatch(/\d{4}$/);
  for (const name of [
    ["start-business", "atlantis.png"],
    ["constructor.png"],
    ["home"],
    ["a", "b", "c.png"],
  ]) {
    expect(findPicture(name)).toBeUndefined();
  }
});

test("every text on a picture is in the font's range, so that a build asks no network for glyphs", () => {
  for (const name of listPictures()) {
    const { title, stats } = findPicture(name)!;
    for (const text of [title, ...stats.flatMap(({ value, label }) => [value, label])]) {
      expect(text).toMatch(/^[\u0020-\u00ff\u2019\u2212]*$/);
    }
  }
});
