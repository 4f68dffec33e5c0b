export type Countdown = {
  /** Pauses the countdown until every reason to hold it is released. */
  hold: (reason: string) => void;
  release: (reason: string) => void;
  stop: () => void;
};

/** Calls `done` after `ms`. While there is a reason to hold it, the remaining time stays the same. */
export function makeCountdown(ms: number, done: () => void): Countdown {
  const reasons = new Set<string>();
  let leftMs = ms;
  let begunAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(done, leftMs);

  return {
    hold(reason) {
      if (reasons.size === 0 && timer !== undefined) {
        clearTimeout(timer);
        leftMs = Math.max(0, leftMs - (performance.now() - begunAt));
      }
      reasons.add(reason);
    },
    release(reason) {
      if (!reasons.delete(reason) || reasons.size > 0 || timer === undefined) return;
      begunAt = performance.now();
      timer = setTimeout(done, leftMs);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
