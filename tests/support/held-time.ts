import { jest } from "@jest/globals";

/**
 * Replaces the deadlines of `AbortSignal.timeout`: each passes when the test says so, and never before. Work that
 * finishes meanwhile has waited for none of them.
 */
export function holdDeadlines() {
  const held: AbortController[] = [];
  const spy = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const deadline = new AbortController();
    held.push(deadline);
    return deadline.signal;
  });
  return {
    /** The duration of each deadline that was set, in milliseconds. */
    set: (): number[] => spy.mock.calls.map(([ms]) => ms),
    /** Makes all deadlines that were set pass now. */
    pass: (): void => {
      for (const deadline of held.splice(0))
        deadline.abort(new DOMException("the time is over", "TimeoutError"));
    },
    letGo: (): void => spy.mockRestore(),
  };
}

/**
 * Replaces `setTimeout`: timers run when a test advances them. Dates, the network and the database still use the real
 * clock, and so does `until`.
 */
export const holdTimers = () =>
  jest.useFakeTimers({
    doNotFake: [
      "Date",
      "performance",
      "nextTick",
      "queueMicrotask",
      "setImmediate",
      "clearImmediate",
      "setInterval",
      "clearInterval",
    ],
  });
