let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves for one of those who wait in each round of the event loop, first come first. Whatever many of them have to do then, in
 * small pieces, everything else of the process comes between.
 */
export function nextRound(): Promise<unknown> {
  last = last.then(() => new Promise(setImmediate));
  return last;
}
