/** What was worked out, by its name. */
export type Kept<T> = {
  find: (name: string) => T | undefined;
  keep: (name: string, value: T) => void;
  /** What is kept under the name; where nothing is, what `make` makes, kept from now on. */
  get: (name: string, make: () => T) => T;
};

/** Keeps what was worked out in memory; of more than `most`, those asked for longest ago go. */
export function keepLatest<T extends object>(most: number): Kept<T> {
  const kept = new Map<string, T>();
  const keep = (name: string, value: T): void => {
    kept.delete(name);
    kept.set(name, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };
  const find = (name: string): T | undefined => {
    const value = kept.get(name);
    if (value) keep(name, value);
    return value;
  };
  const get = (name: string, make: () => T): T => {
    const known = find(name);
    if (known) return known;
    const value = make();
    keep(name, value);
    return value;
  };
  return { find, keep, get };
}
