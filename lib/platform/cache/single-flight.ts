/**
 * Shares one result among callers that ask for the same key while it is being computed. A later call computes it again,
 * so a caller never gets a value that was read before it asked.
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
