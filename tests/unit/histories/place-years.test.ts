import { placeYears } from "#components/countries/history/place-years.ts";

const letter = 8;
const boxes = (placed: ReturnType<typeof placeYears>, width: number) =>
  placed.map(({ at, text, side }) => {
    const x = (at / 100) * width;
    const length = text.length * letter;
    const left = side === "start" ? x : side === "end" ? x - length : x - length / 2;
    return { left, right: left + length };
  });

const ticks = [
  { at: 0.4, text: "20000 BCE" },
  { at: 12, text: "5000 BCE" },
  { at: 20, text: "3000 BCE" },
  { at: 45, text: "1000" },
  { at: 52, text: "1500" },
  { at: 60, text: "1800" },
  { at: 71, text: "1900" },
  { at: 99, text: "2020" },
];

test.each([270, 320, 460, 900])("no year is cut off or runs into another on a line of %d px", (width) => {
  const placed = placeYears(ticks).filter(({ isWide }) => !isWide || width >= 460);
  expect(placed.length).toBeGreaterThanOrEqual(4);
  const [all, last] = [boxes(placed, width), placed.length - 1];
  expect(all[0]?.left).toBeGreaterThanOrEqual(0);
  expect(all[last]?.right).toBeLessThanOrEqual(width);
  for (const [index, box] of all.entries())
    if (index > 0) expect(box.left).toBeGreaterThan(all[index - 1]?.right ?? 0);
});

test("where there is room, years stand that a phone leaves out", () => {
  expect(placeYears(ticks).some(({ isWide }) => isWide)).toBe(true);
});
