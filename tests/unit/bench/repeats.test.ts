import { leastDisturbed, nextToRepeat, type Attempt, type Run } from "#tests/bench/repeats.ts";

const aTry = (disturbance: number, seconds = 20): Attempt => ({ disturbance, seconds, values: {} });
const aRun = (attempts: readonly Attempt[], more: Partial<Run> = {}): Run => ({
  isTimed: true,
  attempts,
  holds: true,
  ...more,
});

test("of several tries the least disturbed one counts, whichever came first", () => {
  const calm = aTry(0.12);
  expect(leastDisturbed([aTry(0.5), calm, aTry(0.3)])).toBe(calm);
  expect(() => leastDisturbed([])).toThrow("Nothing was measured");
});

test("what was disturbed by more than a tenth is measured again, at most twice", () => {
  expect(nextToRepeat([aRun([aTry(0.1)])], 400)).toBeUndefined();
  for (const count of [1, 2]) {
    const run = aRun(Array.from({ length: count }, () => aTry(0.11)));
    expect(nextToRepeat([run], 400)).toBe(run);
  }
  expect(nextToRepeat([aRun([aTry(0.4), aTry(0.4), aTry(0.4)])], 400)).toBeUndefined();
});

test("one calm try is enough, however disturbed the others were", () => {
  expect(nextToRepeat([aRun([aTry(0.6), aTry(0.05)])], 400)).toBeUndefined();
});

test("what measures no time is never measured again", () => {
  expect(nextToRepeat([aRun([aTry(0.6)], { isTimed: false })], 400)).toBeUndefined();
});

test("those over their budgets come first, then those tried less often, then the most disturbed", () => {
  const over = aRun([aTry(0.2), aTry(0.2)], { holds: false });
  const tried = aRun([aTry(0.9), aTry(0.8)]);
  const loud = aRun([aTry(0.5)]);
  const louder = aRun([aTry(0.6)]);
  expect(nextToRepeat([tried, loud, over, louder], 400)).toBe(over);
  expect(nextToRepeat([tried, loud, louder], 400)).toBe(louder);
});

test("no try begins that would outlast the run, and a shorter one takes its place", () => {
  const long = aRun([aTry(0.6, 100)]);
  const short = aRun([aTry(0.3, 20)]);
  expect(nextToRepeat([long, short], 119)).toBe(short);
  expect(nextToRepeat([long, short], 121)).toBe(long);
  expect(nextToRepeat([long, short], 10)).toBeUndefined();
});
