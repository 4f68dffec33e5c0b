import { listCountries } from "#lib/countries/index.ts";
import { areas, liesIn } from "#lib/countries/record/open/areas.ts";
import { overlap } from "#lib/maps/boxes.ts";
import { zoomOn } from "#lib/maps/zoom.ts";

const slugsIn = (area: (typeof areas)[number]) =>
  listCountries()
    .filter(liesIn(area))
    .map(({ slug }) => slug);

test.each(areas)("%s: each country is there once, with land or a square of 46 px for a finger", (area) => {
  const { width, height, countries } = zoomOn(slugsIn(area));
  expect(width).toBe(320);
  expect(countries.map(({ shape }) => shape.slug as string).sort()).toEqual(slugsIn(area).sort());
  for (const { square, at } of countries) {
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(width);
    if (!square) continue;
    expect(square.right - square.left).toBeGreaterThanOrEqual(46);
    expect(square.bottom - square.top).toBeGreaterThanOrEqual(46);
    expect(square.left).toBeGreaterThanOrEqual(0);
    expect(square.right).toBeLessThanOrEqual(width);
    expect(square.top).toBeGreaterThanOrEqual(0);
    expect(square.bottom).toBeLessThanOrEqual(height);
  }
});

test.each(areas)(
  "%s: no square lies on another, or where a finger has its place on the land of another",
  (area) => {
    const { countries } = zoomOn(slugsIn(area));
    const taken = countries.map(
      ({ square, at }) => square ?? { left: at.x - 22, right: at.x + 22, top: at.y - 22, bottom: at.y + 22 },
    );
    for (const [index, box] of taken.entries())
      for (const other of taken.slice(index + 1)) expect(overlap(box, other)).toBe(false);
  },
);
