const quietMs = 60_000;

/** Does `tell` at most once a minute: what looks every few seconds fails as often while the database is away. */
export function seldom<Given>(tell: (given: Given) => void): (given: Given) => void {
  let quietUntil = 0;
  return (given) => {
    const now = Date.now();
    if (now < quietUntil) return;
    quietUntil = now + quietMs;
    tell(given);
  };
}
