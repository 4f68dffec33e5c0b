import { findProfile } from "#lib/data/countries/profiles/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { overlap, type Box } from "#lib/data/maps/geometry.ts";
import { countryMap } from "#lib/data/maps/country-map.ts";

/** Slightly wider than a letter of the names on a wide screen. */
const letter = 9.5;
const line = 18;

test.each(listCountries().map(({ slug }) => slug))(
  "%s is drawn with its neighbours and all its towns, whose names do not cover each other",
  (slug) => {
    const { cities } = findProfile(slug)!;
    const { width, height, own, around, places, islands } = countryMap(slug, cities)!;
    expect(own).toMatch(/^M[\d,MLZ.-]+$/);
    expect(places.map(({ name }) => name)).toEqual(cities.map(({ name }) => name));
    const named = [...places, ...islands];
    for (const { x, y } of named) expect([x > 0 && x < width, y > 0 && y < height]).toEqual([true, true]);
    const { borders } = listCountries().find((country) => country.slug === slug)!;
    const drawn = around.map((other) => other.slug);
    expect(borders.filter((other) => !drawn.includes(other))).toEqual([]);
    const boxes = named.map(({ name, label: { x, y, end } }): Box => {
      const long = name.length * letter;
      return { left: end ? x - long : x, right: end ? x : x + long, top: y - line, bottom: y };
    });
    const covered = boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => overlap(one, other)));
    expect(covered).toEqual([]);
  },
);

test.each([
  ["seychelles", ["Praslin", "La Digue", "Silhouette"]],
  ["guinea-bissau", ["Bubaque"]],
])("islands of %s that are too small for its outline are in the picture", (slug, names) => {
  const { cities } = findProfile(slug)!;
  expect(countryMap(slug, cities)!.islands.map(({ name }) => name)).toEqual(names);
});

test("a slug that is none has no map", () => {
  expect(countryMap("atlantis", [])).toBeUndefined();
});
