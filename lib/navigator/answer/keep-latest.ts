/** Keeps what was worked out by its name; of more than `most`, those asked for longest ago go. */
export function keepLatest<T>(most: number): (name: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (name, make) => {
    const value = kept.has(name) ? (kept.get(name) as T) : make();
    kept.delete(name);
    kept.set(name, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
