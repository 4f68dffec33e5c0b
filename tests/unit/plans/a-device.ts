/** A browser's storage for a test: its contents, and whether it is full. */
export function aDevice(start: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(start));
  const state = { isFull: false };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.isFull) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
  const given = { localStorage: storage, sessionStorage: storage, location: { pathname: "/plan" } };
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  return { kept, state };
}

/** Restores the globals of the test. */
export function leaveDevice(): void {
  for (const name of ["localStorage", "sessionStorage", "location"]) Reflect.deleteProperty(globalThis, name);
}
