import { listCountries } from "#lib/countries/index.ts";
import { regions } from "#lib/countries/record/open/regions.ts";
import { overlap } from "#lib/maps/boxes.ts";
import { regionFrame } from "#lib/maps/region-frame.ts";

test.each(regions)("in %s each country has a square of 44 px in the frame, and no two overlap", (region) => {
  const slugs = listCountries()
    .filter((country) => country.region === region)
    .map(({ slug }) => slug);
  const { x, y, width, height, unit, size, spots } = regionFrame(slugs);
  expect(spots.map(({ shape }) => shape.slug).toSorted()).toEqual(slugs.toSorted());
  expect(size / unit).toBeGreaterThanOrEqual(44);
  // Places are rounded to whole units of the map: two squares may come nearer by one.
  const half = size / 2 - 1;
  const boxes = spots.map((spot) => ({
    left: spot.x - half,
    right: spot.x + half,
    top: spot.y - half,
    bottom: spot.y + half,
  }));
  for (const [index, box] of boxes.entries()) {
    expect(boxes.filter((other, at) => at !== index && overlap(box, other))).toEqual([]);
    expect(box.left).toBeGreaterThanOrEqual(x - 1);
    expect(box.right).toBeLessThanOrEqual(x + width + 1);
    expect(box.top).toBeGreaterThanOrEqual(y - 1);
    expect(box.bottom).toBeLessThanOrEqual(y + height + 1);
  }
});
