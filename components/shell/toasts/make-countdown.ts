export type Countdown = {
  /** Stops the clock until everybody who holds it has let go. */
  hold: (reason: string) => void;
  release: (reason: string) => void;
  stop: () => void;
};

/** Calls `done` after `ms`; what is left of that time stays the same while somebody holds it. */
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
