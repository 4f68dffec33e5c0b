import { budgets } from "#tests/bench/budgets.ts";
import { canWait, judge, passOver, verdictOf } from "#tests/bench/verdict.ts";

const limits = {
  time: { limit: 3, unit: "x" },
  pages: { limit: 8, unit: "x", isAtLeast: true },
} as const;
const circumstances = { seconds: 300.4, only: [] };
const attemptOf = (disturbance: number) => ({ disturbance, seconds: 10, values: {} });

test("a figure at its limit holds and one past it does not, from either side", () => {
  const holds = (time: number, pages: number) =>
    judge("speed", { time, pages }, limits).map((one) => one.holds);
  expect(holds(3, 8)).toEqual([true, true]);
  expect(holds(3.01, 7.99)).toEqual([false, false]);
});

test("what was not measured, or came to no number, is over", () => {
  expect(judge("speed", { time: Number.NaN }, limits).map(({ holds }) => holds)).toEqual([false, false]);
});

test("time that goes by is not judged on a busy machine, and missing there is still over", () => {
  const withWaits = { ...limits, waits: { limit: 2, unit: "x", onCalm: true } } as const;
  const holds = (values: Record<string, number>, isCalm: boolean) =>
    judge("speed", values, withWaits, isCalm).map((one) => one.holds);
  expect(holds({ time: 4, pages: 9, waits: 9 }, false)).toEqual([false, true, null]);
  expect(holds({ time: 4, pages: 9, waits: 9 }, true)).toEqual([false, true, false]);
  expect(holds({ time: 4, pages: 9 }, false)).toEqual([false, true, false]);
  const judged = judge("speed", { time: 2, pages: 9, waits: 9 }, withWaits, false);
  const verdict = verdictOf([{ subject: "speed", attempt: attemptOf(0.5), judged }], circumstances);
  expect(verdict).toMatchObject({ verdict: "within", over: [], notJudged: ["waits"] });
});

test("what a busy machine left no time for is named, and only what it would not judge may wait", () => {
  const waits = { waits: { limit: 2, unit: "x", onCalm: true } } as const;
  expect([waits, limits, { ...limits, ...waits }].map(canWait)).toEqual([true, false, false]);
  const judged = passOver("paint", waits);
  const verdict = verdictOf([{ subject: "paint", attempt: undefined, judged }], circumstances);
  expect(verdict).toMatchObject({ verdict: "within", over: [], notJudged: ["waits"], busyPercent: 0 });
});

test("a figure without a budget is a fault", () => {
  expect(() => judge("speed", { time: 1, pages: 9, colour: 1 }, limits)).toThrow("colour");
});

test("the verdict names what is over, how busy the machine was, and every measure with its limit", () => {
  const judged = judge("speed", { time: 4, pages: 9 }, limits);
  const verdict = verdictOf(
    [
      { subject: "speed", attempt: attemptOf(0.256), judged },
      { subject: "desk", attempt: attemptOf(0.02), judged: [] },
    ],
    circumstances,
  );
  expect(verdict).toEqual({
    verdict: "over",
    over: ["time"],
    notJudged: [],
    busyPercent: 26,
    busy: ["speed"],
    seconds: 300,
    only: [],
    measures: [
      { subject: "speed", name: "time", value: 4, limit: 3, unit: "x", bound: "at most", holds: false },
      { subject: "speed", name: "pages", value: 9, limit: 8, unit: "x", bound: "at least", holds: true },
    ],
  });
});

test("with everything within its budget the verdict is so, however busy the machine was", () => {
  const judged = judge("speed", { time: 2, pages: 9 }, limits);
  const verdict = verdictOf([{ subject: "speed", attempt: attemptOf(0.7), judged }], circumstances);
  expect(verdict.verdict).toBe("within");
});

test("a run that broke off is never within its budgets, and says why on one line", () => {
  const verdict = verdictOf([], { ...circumstances, fault: "The bare page\ncould not be built." });
  expect(verdict).toMatchObject({ verdict: "failed", fault: "The bare page\ncould not be built." });
  expect(JSON.stringify(verdict)).not.toContain("\n");
});

test("no budget is in milliseconds or seconds, and none stands twice", () => {
  const all = Object.values(budgets).flatMap((of) => Object.entries(of));
  expect(new Set(all.map(([, { unit }]) => unit))).toEqual(
    new Set(["x", "KB", "MB", "requests", "points", "shift"]),
  );
  expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
});
