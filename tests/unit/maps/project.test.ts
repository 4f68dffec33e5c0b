import { listCountries } from "#lib/data/countries/record/index.ts";
import { africaSvg, africaShapes, findShape } from "#lib/data/maps/project.ts";
import { ringArea, ringsToPath, simplifyLine } from "#lib/data/maps/geometry.ts";

const shapes = africaShapes();

test("every country of the records has one shape, under the same slug and code", () => {
  const drawn = shapes.countries.map(({ slug, iso2 }) => `${slug} ${iso2}`);
  const known = listCountries().map(({ slug, iso2 }) => `${slug} ${iso2}`);
  expect(drawn).toHaveLength(54);
  expect(drawn.toSorted()).toEqual(known.toSorted());
});

test("every path is a closed run of whole numbers inside the frame", () => {
  for (const { path, centre } of [
    ...shapes.countries,
    { path: shapes.neutral.path, centre: [1, 1] as const },
  ]) {
    expect(path).toMatch(/^(M\d+ \d+l[-\d ]+z)+$/);
    expect(centre[0]).toBeGreaterThanOrEqual(0);
    expect(centre[0]).toBeLessThanOrEqual(shapes.width);
    expect(centre[1]).toBeLessThanOrEqual(shapes.height);
  }
});

test("the continent stays under 22 KB", () => {
  const all = shapes.countries.map(({ path }) => path).join("") + shapes.neutral.path;
  expect(all.length).toBeLessThan(22 * 1024);
});

test("islands are dots that a finger can hit where the map is 330 px wide", () => {
  const islands = shapes.countries.filter(({ dot }) => dot);
  expect(islands.map(({ iso2 }) => iso2).toSorted()).toEqual(["CV", "KM", "MU", "SC", "ST"]);
  for (const { dot, touch } of islands) {
    expect((touch!.r * 330) / shapes.width).toBeGreaterThanOrEqual(22);
    expect(Math.hypot(dot!.x - touch!.x, dot!.y - touch!.y)).toBeLessThan(touch!.r);
  }
});

test("small countries of the mainland have a circle to touch that takes in no other small country's middle", () => {
  const small = shapes.countries.filter(({ dot, touch }) => touch && !dot);
  expect(small.map(({ iso2 }) => iso2).toSorted()).toEqual(["BI", "DJ", "GM", "GQ", "GW", "LS", "RW", "SZ"]);
  for (const { slug, centre, touch } of small) {
    const { x, y, r } = touch!;
    expect((r * 2 * 330) / shapes.width).toBeGreaterThanOrEqual(18);
    expect(Math.hypot(centre[0] - x, centre[1] - y)).toBeLessThan(r);
    for (const other of small.filter((one) => one.slug !== slug)) {
      expect(Math.hypot(other.centre[0] - x, other.centre[1] - y)).toBeGreaterThan(r);
    }
  }
});

test("the neutral territory is a shape of its own and none of the 54", () => {
  expect(shapes.neutral.name).toBe("Western Sahara");
  expect(shapes.countries.some(({ name }) => name === shapes.neutral.name)).toBe(false);
});

test("shapes are computed once", () => {
  expect(africaShapes()).toBe(shapes);
  expect(findShape("ghana")?.iso2).toBe("GH");
  expect(findShape("atlantis")).toBeUndefined();
});

test("the file of Africa has each country by its code, unpainted, and stays under 20 KB", () => {
  const svg = africaSvg();
  expect(svg.length).toBeLessThan(20 * 1024);
  for (const { iso2, dot } of shapes.countries)
    expect(svg).toContain(`<${dot ? "circle" : "path"} id="${iso2.toLowerCase()}" `);
  expect(svg).not.toMatch(/fill|style|stroke=/);
});

test("simplifying keeps the ends, and enough of a ring to be an area", () => {
  const flat = [[0, 0], [5, 0.01], [10, 0]] as const; // prettier-ignore
  expect(simplifyLine(flat, 1)).toEqual([flat[0], flat[2]]);
  const square = [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]] as const; // prettier-ignore
  expect(simplifyLine(square, 1000).length).toBeGreaterThanOrEqual(4);
  expect(ringArea(square)).toBe(1);
  expect(ringsToPath([square])).toBe("M0 0l1 0 0 1-1 0 0-1z");
});
