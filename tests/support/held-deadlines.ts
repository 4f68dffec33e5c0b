import { jest } from "@jest/globals";

/**
 * Takes the deadlines of `AbortSignal.timeout` out of the hands of the clock: each passes when the test says so, and never
 * before. What comes to its end meanwhile has waited for none of them.
 */
export function holdDeadlines() {
  const held: AbortController[] = [];
  const spy = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const deadline = new AbortController();
    held.push(deadline);
    return deadline.signal;
  });
  return {
    /** How long each that was set would have been, in milliseconds. */
    set: (): number[] => spy.mock.calls.map(([ms]) => ms),
    /** All that were set pass now. */
    pass: (): void => {
      for (const deadline of held.splice(0))
        deadline.abort(new DOMException("the time is over", "TimeoutError"));
    },
    letGo: (): void => spy.mockRestore(),
  };
}
