import { jest } from "@jest/globals";
import { log } from "#lib/platform/log.ts";
import { poll } from "#lib/platform/cache/poll.ts";

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("it reads now and at every interval, and logs a failure once until a read succeeds", async () => {
  jest.useFakeTimers();
  const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  let isAway = false;
  let reads = 0;
  poll({
    name: "read",
    everyMs: 1_000,
    read: async () => {
      reads += 1;
      if (isAway) throw new Error("away");
    },
  });
  const after = async (seconds: number) => {
    await jest.advanceTimersByTimeAsync(seconds * 1_000);
    return [reads, warn.mock.calls.length];
  };
  expect(await after(0)).toEqual([1, 0]);
  expect(await after(2)).toEqual([3, 0]);
  isAway = true;
  expect(await after(3)).toEqual([6, 1]);
  isAway = false;
  expect(await after(1)).toEqual([7, 1]);
  isAway = true;
  expect(await after(2)).toEqual([9, 2]);
});
