import { jest } from "@jest/globals";
import { log } from "#lib/log.ts";
import { lookAgain } from "#lib/look-again.ts";

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("it looks at once and again and again, and says once that it cannot, until it can", async () => {
  jest.useFakeTimers();
  const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  let isAway = false;
  let looks = 0;
  lookAgain({
    deed: "look",
    everyMs: 1_000,
    look: async () => {
      looks += 1;
      if (isAway) throw new Error("away");
    },
  });
  const after = async (seconds: number) => {
    await jest.advanceTimersByTimeAsync(seconds * 1_000);
    return [looks, warn.mock.calls.length];
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
