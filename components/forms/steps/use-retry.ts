import { useEffect, useRef } from "react";

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/**
 * Retries `work` while it resolves to false: when the browser reports a connection, and after growing pauses (backoff).
 * `start` begins at once; while it is under way, a second call does nothing.
 */
export function useRetry(work: () => Promise<boolean>): { start: () => void } {
  const latest = useRef(work);
  const state = useRef({ isBusy: false, pauseMs: firstPauseMs, timer: 0 });

  async function run(): Promise<void> {
    const now = state.current;
    if (now.isBusy) return;
    now.isBusy = true;
    clearTimeout(now.timer);
    now.timer = 0;
    const isDone = await latest.current();
    now.isBusy = false;
    if (isDone) {
      now.pauseMs = firstPauseMs;
      return;
    }
    now.timer = window.setTimeout(() => void run(), now.pauseMs);
    now.pauseMs = Math.min(now.pauseMs * 2, longestPauseMs);
  }
  const start = useRef(() => void run());

  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    const now = state.current;
    // Only if a retry waits: a connection that comes back is no reason on its own.
    const handleOnline = () => now.timer && start.current();
    addEventListener("online", handleOnline);
    return () => {
      removeEventListener("online", handleOnline);
      clearTimeout(now.timer);
    };
  }, []);
  return { start: start.current };
}
