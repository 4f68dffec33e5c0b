let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves for one waiting caller in each round of the event loop, in order. However many of them there are, the rest
 * of the process runs between their small pieces of work.
 */
export function nextRound(): Promise<unknown> {
  last = last.then(() => new Promise(setImmediate));
  return last;
}
