import { listCountries } from "#lib/data/countries/record/index.ts";
import { areas, isInArea } from "#lib/data/countries/record/open/areas.ts";
import { boxAround, overlap, type Box, crossings } from "#lib/data/maps/geometry.ts";
import { labelSize, touch, zoomOn, type Zoom } from "#lib/data/maps/zoom.ts";

const slugsIn = (area: (typeof areas)[number]): string[] =>
  listCountries()
    .filter(isInArea(area))
    .map(({ slug }) => slug);

const overlaps = (boxes: readonly Box[]) =>
  boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => overlap(one, other)));

const isInFrame = ({ left, right, top, bottom }: Box, { width, height }: Zoom) =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

test.each(areas)("%s: each country is there once, named in full or in a form that is known", (area) => {
  const { countries } = zoomOn(slugsIn(area));
  expect(countries.map(({ shape }) => shape.slug).toSorted()).toEqual(slugsIn(area).toSorted());
  const shortened = countries
    .map(({ shape, lines }) => [lines.join(" ").replace("- ", "-"), shape.name])
    .filter(([text, name]) => text !== name);
  for (const [text] of shortened)
    expect(["Central Afr. Rep.", "Congo (Rep.)", "Equat. Guinea", "São Tomé & Príncipe"]).toContain(text);
});

test.each(areas)("%s: no name lies on another's or on a square, and none is cut off", (area) => {
  const zoom = zoomOn(slugsIn(area));
  const boxes = zoom.countries.map(({ at, lines, square }) => {
    const { width, height } = labelSize(lines);
    return square ?? boxAround(at, width, height);
  });
  expect(overlaps(boxes)).toEqual([]);
  expect(boxes.filter((box) => !isInFrame(box, zoom))).toEqual([]);
});

test.each(areas)("%s: a square holds its name and value, and is 44 px for a finger", (area) => {
  for (const { lines, square } of zoomOn(slugsIn(area)).countries) {
    if (!square) continue;
    const { width, height } = labelSize(lines);
    expect(square.right - square.left).toBeGreaterThanOrEqual(Math.max(touch, width));
    expect(square.bottom - square.top).toBeGreaterThanOrEqual(Math.max(touch, height));
  }
});

test.each(areas)("%s: what has no square has 44 px of land for a finger, under no square", (area) => {
  const { countries, scale, x, y } = zoomOn(slugsIn(area));
  const squares = countries.flatMap(({ square }) => square ?? []);
  for (const { shape, at, square } of countries) {
    if (square) continue;
    /** Whether a point of the frame is on the country's land and nothing covers it. */
    const isFree = (across: number, down: number) =>
      !squares.some((box) => overlap(box, boxAround({ x: across, y: down }, 1, 1))) &&
      shape.rings.some(
        (ring) =>
          crossings(ring, (down - y) / scale).filter((cut) => cut < (across - x) / scale).length % 2 === 1,
      );
    // Names that reach the edge of the frame are moved from the middle of the area, so this looks around the middle.
    const shifts = [0, 4, 8, 12, 16, 20, 24].flatMap((shift) => [shift, -shift]);
    const turns = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => (turn * Math.PI) / 4);
    const reach = touch / 2 - 1;
    const hasSpace = shifts.some((shift) =>
      turns.every((turn) => isFree(at.x + shift + reach * Math.cos(turn), at.y + reach * Math.sin(turn))),
    );
    expect([shape.name, hasSpace]).toEqual([shape.name, true]);
  }
});
