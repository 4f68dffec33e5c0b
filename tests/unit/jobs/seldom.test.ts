import { jest } from "@jest/globals";
import { seldom } from "#lib/services/jobs/run-jobs.ts";

test("of faults that come every second one is told a minute, the first at once", () => {
  jest.useFakeTimers();
  const told: number[] = [];
  const tell = seldom((at: number) => told.push(at));
  for (let second = 0; second < 150; second += 1) {
    tell(second);
    jest.advanceTimersByTime(1_000);
  }
  jest.useRealTimers();
  expect(told).toEqual([0, 60, 120]);
});
