import type { IncomingMessage, ServerResponse } from "node:http";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

type Room = { mostRunning: number; mostWaiting: number };

/**
 * Calls `done` once the page is made, whoever reads it and however slowly. Whoever makes it is told that there is
 * always room: it waits in memory, a page long, until the connection takes it or is given up. Otherwise a few callers
 * who never read would hold every place for ever.
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

/** So many at once, so many waiting; the rest get `refuse`. */
export function inTurn(next: Answer, refuse: Answer, { mostRunning, mostWaiting }: Room): Answer {
  const waiting: (() => void)[] = [];
  let running = 0;
  const run: Answer = (request, response) => {
    running += 1;
    whenMade(response, () => {
      running -= 1;
      waiting.shift()?.();
    });
    next(request, response);
  };
  return (request, response) => {
    if (running < mostRunning) return run(request, response);
    if (waiting.length >= mostWaiting) return refuse(request, response);
    waiting.push(() => (response.closed ? waiting.shift()?.() : run(request, response)));
  };
}
