import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./fair-queue.ts";

type Bounds = {
  /** So many bytes of all answers together wait for their readers. */
  mostBytes: number;
  /** By whom they are shared: everybody who gives the same answer here is one caller. */
  callerOf: (request: IncomingMessage) => string;
};

/** Less than this that waits is no reason to look at the others. */
const smallBytes = 64 * 1024;

/** Answers whose bytes are held in any case, and by all who are sent them: they take no memory while they wait. */
const heldAnyway = new WeakSet<ServerResponse>();
export const noteHeldAnyway = (response: ServerResponse): void => void heldAnyway.add(response);

/**
 * Bounds what waits in memory for those who read slowly or never. Once it comes to more, the answers of whoever has most of it
 * waiting are given up, the oldest first, until there is room: however many connections one caller leaves unread, nobody
 * else loses an answer by it.
 */
export function boundUnread(next: Answer, { mostBytes, callerOf }: Bounds): Answer {
  /** The oldest first. */
  const open = new Map<ServerResponse, string>();

  const makeRoom = (): void => {
    const waiting = [...open]
      .filter(([response]) => !heldAnyway.has(response))
      .map(([response, caller]) => ({ response, caller, bytes: response.writableLength }));
    const shares = new Map<string, number>();
    for (const { caller, bytes } of waiting) shares.set(caller, (shares.get(caller) ?? 0) + bytes);
    let all = waiting.reduce((sum, { bytes }) => sum + bytes, 0);
    while (all > mostBytes) {
      const [most] = [...shares].sort(([, one], [, other]) => other - one);
      const at = waiting.findIndex(({ caller, bytes }) => caller === most?.[0] && bytes > 0);
      const [given] = waiting.splice(at, 1);
      if (at < 0 || !given) return;
      all -= given.bytes;
      shares.set(given.caller, (shares.get(given.caller) ?? 0) - given.bytes);
      given.response.destroy();
    }
  };

  return (request, response) => {
    open.set(response, callerOf(request));
    response.once("close", () => open.delete(response));
    const write = response.write.bind(response) as (...given: unknown[]) => boolean;
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    const checked = <T>(sent: T): T => {
      if (response.writableLength > smallBytes && !heldAnyway.has(response)) makeRoom();
      return sent;
    };
    response.write = (...given: unknown[]) => checked(write(...given));
    response.end = (...given: unknown[]) => checked(end(...given));
    next(request, response);
  };
}
