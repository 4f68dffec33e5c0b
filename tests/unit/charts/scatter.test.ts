import { axisFor } from "#components/charts/scale.ts";
import { placeLabels, type Dot } from "#components/charts/place-labels.ts";

test("an axis has round ticks at both ends and keeps every value between them", () => {
  const { kind, ticks, at } = axisFor([3, 47, 91]);
  expect([kind, ticks]).toEqual(["linear", [0, 20, 40, 60, 80, 100]]);
  expect([at(0), at(47), at(100)]).toEqual([0, 47, 100]);
});

test("values below zero, parts of one, and one value alone have an axis too", () => {
  expect(axisFor([-12.4, 17.2]).ticks).toEqual([-20, -10, 0, 10, 20]);
  expect(axisFor([0.388, 0.848]).ticks).toEqual([0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
  for (const values of [[5, 5], [0], [-3]]) {
    const { ticks, at } = axisFor(values);
    expect(ticks.length).toBeGreaterThan(1);
    for (const value of values) {
      expect(at(value)).toBeGreaterThanOrEqual(0);
      expect(at(value)).toBeLessThanOrEqual(100);
    }
  }
});

test("a figure that spans more than a hundredfold gets a log scale, unless it touches zero", () => {
  const { kind, ticks, at } = axisFor([98_187, 244_344_065]);
  expect([kind, ticks]).toEqual(["log", [1e4, 1e5, 1e6, 1e7, 1e8, 1e9]]);
  expect(at(1e6)).toBe(40);
  expect(axisFor([1, 100]).kind).toBe("linear");
  expect(axisFor([0, 5000]).kind).toBe("linear");
  expect(axisFor([-1, 5000]).kind).toBe("linear");
});

const space = { widths: [210, 520, 760], height: 420, most: 12 } as const;
const middle = { x: 50, y: 50 };
const boxOf = (label: { x: number; y: number; name: string; side: string }, width: number) => {
  const [x, y, length] = [(label.x / 100) * width, (label.y / 100) * space.height, label.name.length * 7.2];
  const left = label.side === "start" ? x + 10 : x - 10 - length;
  return { left, right: left + length, top: y - 8, bottom: y + 8 };
};
type Box = ReturnType<typeof boxOf>;
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A crowd of dots, the same each time. */
const crowd: Dot[] = Array.from({ length: 54 }, (_, index) => ({
  name: `Country ${index}`,
  x: (index * 37) % 101,
  y: (index * 61) % 97,
}));

test("a dozen names at most, and at no width of the plot does one lie over another or leave the plot", () => {
  const labels = placeLabels(crowd, middle, space);
  expect(labels.length).toBeLessThanOrEqual(12);
  expect(labels.length).toBeGreaterThan(3);
  for (let width = 210; width <= 760; width += 10) {
    const shown = labels.filter(({ isWide }) => !isWide || width >= 520).map((label) => boxOf(label, width));
    for (const [index, box] of shown.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      for (const other of shown.slice(index + 1)) expect(overlap(box, other)).toBe(false);
    }
  }
});

test("the names begin with what lies farthest from the middle", () => {
  const dots = [
    { name: "Near", x: 52, y: 50 },
    { name: "Far", x: 5, y: 5 },
    { name: "Half", x: 70, y: 50 },
  ];
  const one = { ...space, most: 1 };
  expect(placeLabels(dots, middle, one).map(({ name }) => name)).toEqual(["Far"]);
  expect(placeLabels(dots, middle, space).map(({ name }) => name)).toEqual(["Far", "Half", "Near"]);
});
