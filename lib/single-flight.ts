/**
 * Has those who ask for the same thing while it is under way share one answer. Who asks after it came gets a new one, so that
 * nothing is ever told that was read before somebody asked.
 */
export function singleFlight<T>(): (name: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (name, work) => {
    const known = underWay.get(name);
    if (known) return known;
    const own = work().finally(() => underWay.delete(name));
    underWay.set(name, own);
    return own;
  };
}
