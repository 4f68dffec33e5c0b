import { jest } from "@jest/globals";
import { throttle } from "#lib/services/jobs/run-jobs.ts";

test("of faults that come every second one is reported a minute, the first at once", () => {
  jest.useFakeTimers();
  const reported: number[] = [];
  const report = throttle((at: number) => reported.push(at));
  for (let second = 0; second < 150; second += 1) {
    report(second);
    jest.advanceTimersByTime(1_000);
  }
  jest.useRealTimers();
  expect(reported).toEqual([0, 60, 120]);
});
