import { callerKey } from "./client-address.ts";

/** The body of one request while it is read and processed. */
export type Hand = {
  /** Aborted with one of its refusals when the body must make room for another caller's, or arrives too slowly. */
  signal: AbortSignal;
  /** Reports that this many more bytes have arrived. */
  came: (bytes: number) => void;
  /** Reports that this many more bytes stay in memory from now on. Throws if there is no room for them. */
  hold: (bytes: number) => void;
  /** Reports that the body is complete: its pace is no longer checked. */
  arrived: () => void;
  /** Reports that the body is being processed from now on, and can no longer be dropped. */
  keep: () => void;
};

/**
 * The errors for a body for which there is no room, and for one that arrives too slowly. The caller supplies them,
 * because each bundle of Next has its own classes and each request its own language.
 */
export type Refusals = { busy: Error; slow: Error };

export type Hands = <T>(address: string, refusals: Refusals, use: (hand: Hand) => Promise<T>) => Promise<T>;

type Limits = {
  /** How many bodies at once, in total and for one caller. */
  most: number;
  mostOfCaller: number;
  /** How many bytes are kept of all bodies together. */
  mostBytes: number;
  /**
   * After `graceMs` a body must have arrived at this many bytes a second, and after `longestMs` it must be complete.
   */
  leastPerSecond: number;
  graceMs: number;
  longestMs: number;
};

/** The minimum average pace of a body: a slow phone sends several times as much. */
export const bodyPace = { leastPerSecond: 1_024, graceMs: 30_000, longestMs: 10 * 60_000 } as const;

type Held = {
  caller: string;
  bytes: number;
  isKept: boolean;
  refusals: Refusals;
  abort: AbortController;
};

const sumOf = (held: readonly Held[]): number => held.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Limits the bodies that are in memory at the same moment: in total, for each caller, and in bytes. If there is no
 * room, the caller that takes most of it loses its latest or largest body to a caller that takes less; a body that is
 * already being processed is left alone. Callers are distinguished by their address while their request lasts; nothing
 * about them is kept afterwards.
 */
export function bodiesInHand(limits: Limits): Hands {
  const all = new Set<Held>();

  const drop = (held: Held, why: keyof Refusals): void => {
    all.delete(held);
    held.abort.abort(held.refusals[why]);
  };

  /** Bodies that may be dropped, by caller. */
  const byCaller = (): Map<string, Held[]> => {
    const found = new Map<string, Held[]>();
    for (const held of all) {
      if (held.isKept) continue;
      found.set(held.caller, [...(found.get(held.caller) ?? []), held]);
    }
    return found;
  };

  function makePlaceFor(caller: string): boolean {
    const own = [...all].filter((held) => held.caller === caller).length;
    if (own >= limits.mostOfCaller) return false;
    if (all.size < limits.most) return true;
    const [most] = [...byCaller().values()].toSorted((a, b) => b.length - a.length);
    if (!most || most.length < own + 2) return false;
    drop(most.at(-1)!, "busy");
    return true;
  }

  /** Drops the largest bodies of callers that have more in memory than this one, until this many more bytes fit. */
  function makeSpaceFor(held: Held, more: number): boolean {
    while (sumOf([...all]) + more > limits.mostBytes) {
      const own = sumOf([...all].filter(({ caller }) => caller === held.caller)) + more;
      const others = [...byCaller()].filter(
        ([caller, bodies]) => caller !== held.caller && sumOf(bodies) > own,
      );
      const [most] = others.toSorted(([, a], [, b]) => sumOf(b) - sumOf(a));
      const [largest] = most?.[1].toSorted((a, b) => b.bytes - a.bytes) ?? [];
      if (!largest) return false;
      drop(largest, "busy");
    }
    return true;
  }

  return async (address, refusals, use) => {
    const caller = callerKey(address);
    if (!makePlaceFor(caller)) throw refusals.busy;
    const held: Held = { caller, bytes: 0, isKept: false, refusals, abort: new AbortController() };
    all.add(held);
    const { signal } = held.abort;
    const began = performance.now();
    let came = 0;
    const checkPace = () => {
      const seconds = (performance.now() - began) / 1_000;
      if (seconds * 1_000 >= limits.longestMs || came < seconds * limits.leastPerSecond) drop(held, "slow");
    };
    const timer = setInterval(checkPace, limits.graceMs).unref();
    try {
      return await use({
        signal,
        came: (bytes) => void (came += bytes),
        hold: (bytes) => {
          signal.throwIfAborted();
          if (!makeSpaceFor(held, bytes)) throw refusals.busy;
          held.bytes += bytes;
        },
        arrived: () => clearInterval(timer),
        keep: () => {
          signal.throwIfAborted();
          held.isKept = true;
        },
      });
    } finally {
      clearInterval(timer);
      all.delete(held);
    }
  };
}
