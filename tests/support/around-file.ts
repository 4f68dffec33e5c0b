import { testTimeoutMs } from "./test-timeout.ts";

const before = new Map(
  Object.getOwnPropertyNames(globalThis).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  ),
);
const { setTimeout, clearTimeout } = globalThis; // a test may replace these

function giveBackGlobals(): void {
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!before.has(name)) Reflect.deleteProperty(globalThis, name);
  for (const [name, own] of before) if (own?.configurable) Object.defineProperty(globalThis, name, own);
}

/**
 * What jest does around a file's tests, and jest-light-runner does not. A test that never ends ends its worker, with a
 * message that names it. After the file the globals are what they were before the first file of this worker.
 */
export function aroundFile(): void {
  let limit: NodeJS.Timeout;
  beforeEach(() => {
    limit = setTimeout(() => {
      const name = expect.getState().currentTestName;
      throw new Error(`“${name}” did not end within ${testTimeoutMs / 1000} seconds.`);
    }, testTimeoutMs);
  });
  afterEach(() => clearTimeout(limit));
  afterAll(giveBackGlobals);
}
