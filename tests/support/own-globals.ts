const before = new Map(
  Object.getOwnPropertyNames(globalThis).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  ),
);

/** Once all tests of the file are done the globals are again what they were before the first file of this process. */
export function giveBackGlobals(): void {
  afterAll(() => {
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      const own = before.get(name);
      if (!own) Reflect.deleteProperty(globalThis, name);
      else if (own.configurable) Object.defineProperty(globalThis, name, own);
    }
    for (const [name, own] of before)
      if (own && !Object.hasOwn(globalThis, name)) Object.defineProperty(globalThis, name, own);
  });
}
