import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./fair-queue.ts";

type Bounds = {
  /** The limit on the bytes of all responses together that wait for their readers. */
  mostBytes: number;
  /** The key by which the limit is shared: requests with the same key belong to one caller. */
  callerOf: (request: IncomingMessage) => string;
};

/** A response with less than this waiting does not trigger a check of the others. */
const smallBytes = 64 * 1024;

/**
 * Responses whose body is in memory anyway and shared by all its readers: they take no extra memory while they wait.
 */
const heldAnyway = new WeakSet<ServerResponse>();
export const noteHeldAnyway = (response: ServerResponse): void => void heldAnyway.add(response);

/**
 * Bounds the memory of responses to clients that read slowly or never. Above the limit, responses of the caller with
 * the most bytes waiting are closed, oldest first, until there is room: however many connections one caller leaves
 * unread, no other caller loses a response because of them.
 */
export function boundUnread(next: Answer, { mostBytes, callerOf }: Bounds): Answer {
  /** Oldest first. */
  const open = new Map<ServerResponse, string>();

  const makeSpace = (): void => {
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
      if (response.writableLength > smallBytes && !heldAnyway.has(response)) makeSpace();
      return sent;
    };
    response.write = (...given: unknown[]) => checked(write(...given));
    response.end = (...given: unknown[]) => checked(end(...given));
    next(request, response);
  };
}
