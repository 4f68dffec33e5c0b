import "server-only";
import { callerKey } from "#lib/http/client-address.ts";
import { oncePerProcess } from "#lib/per-process.ts";
import { refusal } from "./files/refusal.ts";

/** Each holds up to 256 KB. */
const mostAtOnce = 64;
/** Of one network address; loose, because many phones share one. */
const mostOfCaller = 24;

const inHand = oncePerProcess("uploads in hand", () => new Map<string, number>());

/** Receives something that may come slowly, while there is room for it: else it is told to come again. */
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
