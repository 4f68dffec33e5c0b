/** A browser's storage for a test: what is kept in it, and whether it refuses. */
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

/** The globals of the test are again what they were. */
export function leaveDevice(): void {
  for (const name of ["localStorage", "sessionStorage", "location"]) Reflect.deleteProperty(globalThis, name);
}
