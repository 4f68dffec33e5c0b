import { callerKey } from "./client-address.ts";

/** The body of one request while it is read and worked on. */
export type Hand = {
  /** Aborted, with one of its refusals, when the body has to make room for another caller's or comes too slowly. */
  signal: AbortSignal;
  /** So many bytes have come. */
  came: (bytes: number) => void;
  /** So many bytes are kept in memory from now on. Throws where there is no room for them. */
  hold: (bytes: number) => void;
  /** The body is whole: how fast it came matters no more. */
  arrived: () => void;
  /** It is worked on from now on, and makes room for nobody. */
  keep: () => void;
};

/** What is thrown where there is no room, and to a body that comes too slowly. The caller's own: each bundle of Next has its own classes, each request its language. */
export type Refusals = { busy: Error; slow: Error };

export type Hands = <T>(address: string, refusals: Refusals, use: (hand: Hand) => Promise<T>) => Promise<T>;

type Room = {
  /** How many bodies at once, for everybody and for one caller. */
  most: number;
  mostOfCaller: number;
  /** How many bytes are kept of all of them together. */
  mostBytes: number;
  /** After `graceMs` a body has to have come with so many bytes a second, and it is whole after `longestMs`. */
  leastPerSecond: number;
  graceMs: number;
  longestMs: number;
};

/** How fast a body has to come, on average: a slow phone sends several times as much. */
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
 * Bodies that are in hand at the same moment: so many for the site, for a caller and in bytes. Where there is no room, whoever
 * has most of it makes room for whoever has less, the latest or largest first; what is worked on already is left alone. Callers
 * are told apart by their address while their request lasts, and nothing of them is kept after it.
 */
export function bodiesInHand(room: Room): Hands {
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
    if (own >= room.mostOfCaller) return false;
    if (all.size < room.most) return true;
    const [most] = [...byCaller().values()].toSorted((a, b) => b.length - a.length);
    if (!most || most.length < own + 2) return false;
    drop(most.at(-1)!, "busy");
    return true;
  }

  /** Drops the largest bodies of whoever has more in hand than this caller, until so many more bytes have room. */
  function makeRoomFor(held: Held, more: number): boolean {
    while (sumOf([...all]) + more > room.mostBytes) {
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
      if (seconds * 1_000 >= room.longestMs || came < seconds * room.leastPerSecond) drop(held, "slow");
    };
    const timer = setInterval(checkPace, room.graceMs).unref();
    try {
      return await use({
        signal,
        came: (bytes) => void (came += bytes),
        hold: (bytes) => {
          signal.throwIfAborted();
          if (!makeRoomFor(held, bytes)) throw refusals.busy;
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
