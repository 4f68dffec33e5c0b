/** A request for a slot in the queue, and how long it may wait. */
export type SlotRequest = {
  /** Slots are shared by this key: everybody with the same one is one caller. */
  caller: string;
  /** The moment when waiting ends, by performance.now(). */
  until: number;
  /** Aborted when the client has disconnected or should wait no longer; `take` rejects with its reason. */
  signal: AbortSignal;
  /**
   * What `take` rejects with if there is no slot. The caller supplies it, because each bundle of Next has its own
   * classes and each request its own language.
   */
  busy: Error;
};

type Limits = {
  atOnce: number;
  mostWaiting: number;
  mostWaitingOfCaller: number;
};

type Waiting = { begin: () => void; refuse: (reason?: Error) => void };
type Share = { running: number; waiting: Waiting[] };

/**
 * A fair queue. The next slot goes to the waiting caller with the fewest running tasks, and among equals to the one
 * whose last task ended longest ago. If the queue is full, the caller with the most waiting tasks loses its latest one.
 * So one caller, however often it asks, delays another by one task. Nobody waits longer than their `until`.
 */
export function fairSemaphore({ atOnce, mostWaiting, mostWaitingOfCaller }: Limits) {
  /** Only callers with a running or waiting task, the one whose last task ended longest ago first. */
  const shares = new Map<string, Share>();
  let running = 0;
  let waiting = 0;

  const start = (share: Share): void => {
    running += 1;
    share.running += 1;
  };

  const remove = (caller: string, share: Share, one: Waiting): boolean => {
    const at = share.waiting.indexOf(one);
    if (at < 0) return false;
    share.waiting.splice(at, 1);
    waiting -= 1;
    if (share.running === 0 && share.waiting.length === 0) shares.delete(caller);
    return true;
  };

  const beginNext = (): void => {
    let next: [string, Share] | undefined;
    for (const entry of shares)
      if (entry[1].waiting.length > 0 && (!next || entry[1].running < next[1].running)) next = entry;
    const first = next?.[1].waiting[0];
    if (!next || !first) return;
    const [, share] = next;
    share.waiting.shift();
    waiting -= 1;
    start(share);
    first.begin();
  };

  /**
   * Whether one more task of `share` can wait, if need be in place of one of a caller that has at least two more
   * waiting.
   */
  const makeSpaceFor = (share: Share): boolean => {
    if (share.waiting.length >= mostWaitingOfCaller) return false;
    if (waiting < mostWaiting) return true;
    let most: [string, Share] | undefined;
    for (const entry of shares) if (!most || entry[1].waiting.length > most[1].waiting.length) most = entry;
    if (!most || most[1].waiting.length < share.waiting.length + 2) return false;
    const latest = most[1].waiting.at(-1)!;
    remove(...most, latest);
    latest.refuse();
    return true;
  };

  const waitFor = ({ caller, until, signal, busy }: SlotRequest, share: Share): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", leave);
      };
      const one: Waiting = {
        begin: () => (settle(), resolve()),
        refuse: (reason = busy) => (settle(), reject(reason)),
      };
      const leave = () => {
        if (remove(caller, share, one)) one.refuse(signal.aborted ? (signal.reason as Error) : busy);
      };
      const timer = setTimeout(leave, Math.max(0, until - performance.now())).unref();
      signal.addEventListener("abort", leave, { once: true });
      share.waiting.push(one);
      waiting += 1;
    });

  /**
   * Runs the work when it gets a slot. Rejects with the request's `busy` if there is none in time, or with the reason of
   * its signal.
   */
  return async function take<T>(request: SlotRequest, work: () => Promise<T>): Promise<T> {
    request.signal.throwIfAborted();
    const { caller } = request;
    const share = shares.get(caller) ?? { running: 0, waiting: [] };
    if (running < atOnce) {
      shares.set(caller, share);
      start(share);
    } else {
      if (!makeSpaceFor(share)) throw request.busy;
      shares.set(caller, share);
      await waitFor(request, share);
    }
    try {
      return await work();
    } finally {
      running -= 1;
      share.running -= 1;
      shares.delete(caller);
      if (share.running > 0 || share.waiting.length > 0) shares.set(caller, share); // behind those who had no slot
      beginNext();
    }
  };
}
