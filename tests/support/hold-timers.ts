import { jest } from "@jest/globals";

/**
 * Takes what waits by `setTimeout` out of the hands of the clock: it goes on when a test advances the timers. Dates, the
 * network and the database go by the clock of the machine, and so does `until`.
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
