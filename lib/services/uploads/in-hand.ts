import "server-only";
import { callerKey } from "#lib/platform/http/client-address.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { refusal } from "./files/refusal.ts";

/** Each takes up to 256 KB of memory. */
const mostAtOnce = 64;
/** The limit for one network address. It is high, because many phones share one. */
const mostOfCaller = 24;

const inHand = oncePerProcess("uploads in hand", () => new Map<string, number>());

/** Receives a body that may arrive slowly, within the concurrency limits; beyond them the caller is asked to retry. */
export async function inHandFor<T>(address: string, receive: () => Promise<T>): Promise<T> {
  const caller = callerKey(address);
  const own = inHand.get(caller) ?? 0;
  const all = [...inHand.values()].reduce((sum, count) => sum + count, 0);
  if (own >= mostOfCaller || all >= mostAtOnce)
    throw refusal("unavailable", "fault.busy", undefined, { retryAfterSeconds: 3 });
  inHand.set(caller, own + 1);
  try {
    return await receive();
  } finally {
    const left = (inHand.get(caller) ?? 1) - 1;
    if (left > 0) inHand.set(caller, left);
    else inHand.delete(caller);
  }
}
