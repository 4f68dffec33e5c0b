import "server-only";
import { listen } from "#lib/services/realtime/live/index.ts";
import { coalesceCalls } from "#lib/platform/cache/concurrency.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { whoIsAt } from "#lib/services/realtime/presence/index.ts";
import { deskPlace, deskTopic } from "./open/topics.ts";

/** An instance that is killed cannot announce that its colleagues are gone, so presence is also polled. */
const everyMs = 30_000;

const watch = oncePerProcess("desk watch", () => ({
  isHere: undefined as boolean | undefined,
  listeners: new Set<() => void>(),
  stop: undefined as (() => void) | undefined,
}));

const isStaffHere = async (): Promise<boolean> => (await whoIsAt([deskPlace])).has(deskPlace);

async function look(): Promise<void> {
  const isHere = await isStaffHere();
  if (isHere === watch.isHere) return;
  watch.isHere = isHere;
  for (const notify of watch.listeners) notify();
}

/** Checks presence on each notification and polls it as well. Returns a function that stops both. */
function begin(): () => void {
  const again = coalesceCalls(look, () => watch.listeners.size === 0);
  const timer = setInterval(again, everyMs).unref();
  // Messages of visitors arrive on this topic too, and do not affect presence.
  const unlisten = listen(deskTopic, (news) => {
    if (!news) again();
  });
  return () => {
    clearInterval(timer);
    unlisten();
    watch.stop = undefined;
    watch.isHere = undefined;
  };
}

/**
 * Whether a colleague is at the desk. While streams are open this is the process's last known state, so that one query
 * serves all of them.
 */
export async function staffHereNow(): Promise<boolean> {
  if (!watch.stop) return isStaffHere();
  return (watch.isHere ??= await isStaffHere());
}

/**
 * Calls `notify` when the first colleague comes to the desk or the last one leaves. Returns a function that stops this.
 */
export function watchDesk(notify: () => void): () => void {
  watch.listeners.add(notify);
  watch.stop ??= begin();
  return () => {
    watch.listeners.delete(notify);
    if (watch.listeners.size === 0) watch.stop?.();
  };
}
