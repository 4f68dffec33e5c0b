import { jest } from "@jest/globals";

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
