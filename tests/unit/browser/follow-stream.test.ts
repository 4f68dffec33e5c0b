import { jest } from "@jest/globals";
import { followStream, type StreamState } from "#components/browser/event-stream.ts";
import { setGlobals } from "#tests/support/set-globals.ts";

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  jest.useRealTimers();
});

type Call = {
  after: string | null;
  say: (text: string) => void;
  end: () => void;
  isCut: () => boolean;
};

/** A server that answers each call with a stream, or with one of `refusals` first. */
function aServer(...refusals: (number | Response)[]) {
  const calls: Call[] = [];
  const target = new EventTarget();
  leave = setGlobals({
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    fetch: async (_: string, { headers, signal }: RequestInit) => {
      const refused = refusals.shift();
      if (refused instanceof Response) return refused;
      const status = refused ?? 200;
      let isCut = false;
      const body = new TransformStream<Uint8Array, Uint8Array>();
      const writer = body.writable.getWriter();
      const write = (text: string) =>
        void writer.write(new TextEncoder().encode(text)).catch(() => undefined);
      signal?.addEventListener("abort", () => {
        isCut = true;
        void writer.abort().catch(() => undefined);
      });
      calls.push({
        after: new Headers(headers).get("last-event-id"),
        say: write,
        end: () => void writer.close().catch(() => undefined),
        isCut: () => isCut,
      });
      return new Response(status === 200 ? body.readable : null, { status });
    },
  });
  return { calls, target };
}

/** Time passes when the test advances it; the events of a stream still arrive asynchronously. */
const fakeClock = () => jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });

/** Lets pending callbacks run. */
const settle = async () => {
  for (let at = 0; at < 5; at += 1) await new Promise((resolve) => setImmediate(resolve));
};

function follow(after?: () => string | undefined) {
  const received: unknown[] = [];
  const states: StreamState[] = [];
  const stop = followStream({
    url: "/live",
    ...(after && { after }),
    onEvent: (name, data) => received.push([name, data]),
    onState: (state) => states.push(state),
  });
  return { received, states, stop };
}

const line = (id: number) => `event: line\ndata: {"id":"${id}"}\n\n`;

test("events come as they are said, wherever they are cut, and a beat is none", async () => {
  const { calls } = aServer();
  const { received, states, stop } = follow();
  await settle();
  expect(calls[0]?.after).toBeNull();
  for (const part of [":\n\n", "event: li", 'ne\ndata: {"id":"7"}\n', "\nevent: typing\ndata: {}\n\n"])
    calls[0]?.say(part);
  await settle();
  expect(received).toEqual([
    ["line", { id: "7" }],
    ["typing", {}],
  ]);
  expect(states).toEqual(["open"]);
  stop();
});

test("what was cut comes again after the last line, later each time until something came", async () => {
  fakeClock();
  const { calls } = aServer();
  const reader: { last?: string } = {};
  const { received, states, stop } = follow(() => reader.last);
  await settle();
  calls[0]?.say(line(7));
  await settle();
  reader.last = "7";
  for (const [at, waitMs] of [1_000, 2_000, 4_000].entries()) {
    calls[at]?.end();
    await settle();
    expect(states.at(-1)).toBe("cut");
    jest.advanceTimersByTime(waitMs / 2 - 1);
    await settle();
    expect(calls).toHaveLength(at + 1);
    jest.advanceTimersByTime(waitMs / 2 + 1);
    await settle();
    expect(calls).toHaveLength(at + 2);
    expect(calls.at(-1)?.after).toBe("7");
  }
  calls[3]?.say(line(8));
  await settle();
  calls[3]?.end();
  await settle();
  jest.advanceTimersByTime(1_000);
  await settle();
  expect(calls).toHaveLength(5);
  expect(received).toHaveLength(2);
  stop();
});

test("a network that is back is not waited for any longer", async () => {
  fakeClock();
  const { calls, target } = aServer();
  const { stop } = follow();
  await settle();
  calls[0]?.end();
  await settle();
  target.dispatchEvent(new Event("online"));
  await settle();
  expect(calls).toHaveLength(2);
  stop();
});

test("a stream that says nothing for a minute is taken to be cut", async () => {
  fakeClock();
  const { calls } = aServer();
  const { states, stop } = follow();
  await settle();
  jest.advanceTimersByTime(59_000);
  calls[0]?.say(":\n\n");
  await settle();
  jest.advanceTimersByTime(59_000);
  await settle();
  expect(calls[0]?.isCut()).toBe(false);
  jest.advanceTimersByTime(2_000);
  await settle();
  expect(calls[0]?.isCut()).toBe(true);
  expect(states).toEqual(["open", "cut"]);
  stop();
});

test.each([404, 403, 422])("what is refused with %i is asked for once", async (status) => {
  fakeClock();
  const { calls } = aServer(status);
  const { states } = follow();
  await settle();
  jest.advanceTimersByTime(600_000);
  await settle();
  expect([calls.length, states]).toEqual([1, ["over"]]);
});

test.each([503, 429])("who is told to come again by %i does", async (status) => {
  fakeClock();
  const { calls } = aServer(status);
  const { states, stop } = follow();
  await settle();
  jest.advanceTimersByTime(1_000);
  await settle();
  expect([calls.length, states]).toEqual([2, ["cut", "open"]]);
  stop();
});

test("once nobody follows it the line is let go, and nothing comes again", async () => {
  fakeClock();
  const { calls } = aServer();
  const { states, stop } = follow();
  await settle();
  stop();
  await settle();
  jest.advanceTimersByTime(600_000);
  await settle();
  expect([calls[0]?.isCut(), calls.length, states]).toEqual([true, 1, ["open"]]);
});

test("who is refused comes again no sooner than the server says", async () => {
  fakeClock();
  const { calls } = aServer(new Response(null, { status: 429, headers: { "retry-after": "15" } }));
  const { states, stop } = follow();
  await settle();
  expect(states).toEqual(["cut"]);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(calls).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1_500);
  await settle();
  expect([calls.length, states.at(-1)]).toEqual([1, "open"]);
  stop();
});
