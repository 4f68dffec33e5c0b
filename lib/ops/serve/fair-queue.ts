import type { IncomingMessage, ServerResponse } from "node:http";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

type Capacity = {
  mostRunning: number;
  mostWaiting: number;
  /** The key by which capacity is shared: requests with the same key belong to one caller. */
  callerOf: (request: IncomingMessage) => string;
};

type Waiting = { begin: () => void; refuse: () => void };
/** One caller's share of the capacity: how many of its requests run, and its waiting requests, oldest first. */
type Share = { running: number; waiting: Waiting[] };

/**
 * Calls `done` once the page is rendered, however slowly the client reads it. `write` always reports that there is
 * room: the page waits in memory until the connection takes it or is closed. Otherwise a few callers who never read
 * would occupy every slot for ever.
 */
function whenMade(response: ServerResponse, done: () => void): void {
  const write = response.write.bind(response) as (...given: unknown[]) => boolean;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    done();
  };
  response.write = (...given: unknown[]) => {
    write(...given);
    return true;
  };
  response.end = (...given: unknown[]) => {
    const ended = end(...given);
    once();
    return ended;
  };
  response.once("close", once);
}

/**
 * A fair queue: runs at most `mostRunning` requests at once and lets `mostWaiting` wait; the rest get `refuse`.
 * Capacity is shared by caller: the caller with the fewest running requests is next, and when the queue is full, the
 * latest request of the caller with the most waiting is dropped. However many requests one caller sends, no other
 * caller is refused because of them.
 */
export function fairQueue(
  next: Answer,
  refuse: Answer,
  { mostRunning, mostWaiting, callerOf }: Capacity,
): Answer {
  /** Only callers with running or waiting requests; the caller that has waited longest is first. */
  const shares = new Map<string, Share>();
  let running = 0;
  let waiting = 0;

  const leave = (caller: string, share: Share): void => {
    if (share.running === 0 && share.waiting.length === 0) shares.delete(caller);
  };

  const beginNext = (): void => {
    let first: [string, Share] | undefined;
    for (const entry of shares) {
      if (entry[1].waiting.length > 0 && (!first || entry[1].running < first[1].running)) first = entry;
    }
    if (!first) return;
    const [caller, share] = first;
    shares.delete(caller); // to the end of the line
    shares.set(caller, share);
    waiting -= 1;
    share.waiting.shift()?.begin();
  };

  const run = (request: IncomingMessage, response: ServerResponse, caller: string, share: Share): void => {
    running += 1;
    share.running += 1;
    whenMade(response, () => {
      running -= 1;
      share.running -= 1;
      leave(caller, share);
      if (running < mostRunning) beginNext();
    });
    next(request, response);
  };

  const drop = (caller: string, share: Share, one: Waiting | undefined): void => {
    const at = one ? share.waiting.indexOf(one) : -1;
    if (at < 0) return;
    share.waiting.splice(at, 1);
    waiting -= 1;
    leave(caller, share);
  };

  /**
   * Makes a waiting slot for one more request of `share`, if need be taken from a caller with at least two more of
   * them. Returns false if there is none.
   */
  const makeSpaceFor = (share: Share): boolean => {
    if (waiting < mostWaiting) return true;
    let most: [string, Share] | undefined;
    for (const entry of shares) {
      if (!most || entry[1].waiting.length > most[1].waiting.length) most = entry;
    }
    if (!most || most[1].waiting.length < share.waiting.length + 2) return false;
    const latest = most[1].waiting.at(-1);
    drop(...most, latest);
    latest?.refuse();
    return true;
  };

  return (request, response) => {
    const caller = callerOf(request);
    const share = shares.get(caller) ?? { running: 0, waiting: [] };
    if (running >= mostRunning && !makeSpaceFor(share)) return refuse(request, response);
    shares.set(caller, share);
    if (running < mostRunning) return run(request, response, caller, share);
    const own: Waiting = {
      begin: () => run(request, response, caller, share),
      refuse: () => refuse(request, response),
    };
    share.waiting.push(own);
    waiting += 1;
    response.once("close", () => drop(caller, share, own)); // a closed request leaves the queue
  };
}
