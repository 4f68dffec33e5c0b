import { median, middleMean, p95, ratioOf } from "#tests/bench/figures.ts";

test("one disturbed round decides nothing, neither of a ratio nor of what is compared with", () => {
  const calm = { own: 20, bare: 10 };
  expect(ratioOf([calm, { own: 900, bare: 10 }, calm])).toBe(2);
  expect(ratioOf([calm, { own: 20, bare: 400 }, calm])).toBe(2);
});

test("the middle mean evens out the steps of a coarse clock and leaves out what was disturbed", () => {
  expect(middleMean([16, 16, 24, 24, 24, 24, 24, 900])).toBe(24);
  expect(middleMean([16, 16, 16, 24, 24, 24])).toBe(20);
});

test("figures of nothing are no number", () => {
  for (const figure of [median, p95, middleMean, ratioOf]) expect(figure([])).toBeNaN();
});

test("a p95 leaves the slowest twentieth out", () => {
  const times = Array.from({ length: 100 }, (_, at) => at + 1);
  expect(p95(times)).toBe(96);
  expect(median(times)).toBe(51);
});
