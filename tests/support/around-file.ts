import { testTimeoutMs } from "./test-timeout.ts";

const before = new Map(
  Object.getOwnPropertyNames(globalThis).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  ),
);
const { setTimeout, clearTimeout } = globalThis; // a test may hold the clock

function giveBackGlobals(): void {
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!before.has(name)) Reflect.deleteProperty(globalThis, name);
  for (const [name, own] of before) if (own?.configurable) Object.defineProperty(globalThis, name, own);
}

/**
 * What jest does for the tests of a file, and jest-light-runner does not: a test that does not end ends its worker, with a sentence
 * that names it, and the globals are afterwards what they were before the first file of this worker.
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
