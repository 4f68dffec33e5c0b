const quietMs = 60_000;

/**
 * Throttles `tell` to once a minute: code that polls every few seconds fails as often while the database is
 * unavailable.
 */
export function seldom<Given>(tell: (given: Given) => void): (given: Given) => void {
  let quietUntil = 0;
  return (given) => {
    const now = Date.now();
    if (now < quietUntil) return;
    quietUntil = now + quietMs;
    tell(given);
  };
}
