import { AppError } from "#lib/platform/errors.ts";
import { bodiesInHand, type Hand } from "#lib/platform/http/bodies-in-hand.ts";
import { GrowingBytes, readBytes } from "#lib/platform/http/read-body.ts";

const limits = {
  most: 4,
  mostOfCaller: 3,
  mostBytes: 1_000,
  leastPerSecond: 0,
  graceMs: 60_000,
  longestMs: 60_000,
};
const refusals = {
  busy: new AppError("unavailable", "busy"),
  slow: new AppError("unavailable", "slow"),
};
const addresses = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.5"] as const;
const [one, two, three, four, five] = addresses;

/** A body that stays in progress until it is released. */
async function held(hands: ReturnType<typeof bodiesInHand>, address: string) {
  let letGo = (): void => undefined;
  const taken = new Promise<Hand>((resolve, reject) => {
    hands(address, refusals, async (hand) => {
      resolve(hand);
      await new Promise<void>((go) => (letGo = go));
    }).catch(reject);
  });
  const hand = await taken;
  return { hand, letGo };
}

test("so many bodies of a caller are in hand, and a place that is given back is free", async () => {
  const hands = bodiesInHand(limits);
  const bodies = [await held(hands, one), await held(hands, one), await held(hands, one)];
  await expect(held(hands, one)).rejects.toThrow("busy");
  bodies[0]!.letGo();
  await new Promise(setImmediate);
  await held(hands, one);
});

test("where all places are taken, the latest body of whoever has most makes room, and none that is worked on", async () => {
  const hands = bodiesInHand(limits);
  const flood = [await held(hands, one), await held(hands, one), await held(hands, one)];
  await held(hands, two);
  flood[2]!.hand.keep();
  await held(hands, three);
  expect(flood.map(({ hand }) => hand.signal.aborted)).toEqual([false, true, false]);
  expect(() => flood[1]!.hand.keep()).toThrow("busy");
  await expect(held(hands, four)).rejects.toThrow("busy"); // every caller has one
});

test("bytes are bounded for all together: whoever holds most makes room, and who holds most gets no more", async () => {
  const hands = bodiesInHand(limits);
  const large = await held(hands, one);
  large.hand.hold(900);
  const small = await held(hands, two);
  small.hand.hold(50);
  expect(() => large.hand.hold(100)).toThrow("busy");
  expect([large.hand.signal.aborted, small.hand.signal.aborted]).toEqual([false, false]);
  small.hand.hold(200);
  expect([large.hand.signal.aborted, small.hand.signal.aborted]).toEqual([true, false]);
  const next = await held(hands, five);
  next.hand.hold(750);
  expect(() => next.hand.hold(1)).toThrow("busy");
});

test("a body that comes too slowly is given up, and one that is whole may take its time", async () => {
  const hands = bodiesInHand({ ...limits, graceMs: 20, leastPerSecond: 1_000 });
  const slow = await held(hands, one);
  const whole = await held(hands, two);
  whole.hand.arrived();
  slow.hand.came(1);
  await new Promise<void>((resolve) => slow.hand.signal.addEventListener("abort", () => resolve()));
  expect(slow.hand.signal.reason).toMatchObject({ message: "slow" });
  expect(whole.hand.signal.aborted).toBe(false);
});

test("a reading that never ends is given up with its body", async () => {
  const hands = bodiesInHand({ ...limits, graceMs: 20, leastPerSecond: 1_000 });
  const body = new ReadableStream<Uint8Array>({ start: (into) => into.enqueue(new Uint8Array(1)) });
  const request = new Request("http://localhost/", { method: "POST", body, duplex: "half" } as RequestInit);
  const read = hands(one, refusals, (hand) =>
    readBytes(request, { bytes: 100, sentence: () => "large", watch: hand }),
  );
  await expect(read).rejects.toMatchObject({ message: "slow" });
});

const megabyte = 1024 * 1024;

test("no memory is taken by what is announced: fifty bodies of 8 MB that have not come take less than one", async () => {
  const before = process.memoryUsage().arrayBuffers;
  for (let at = 0; at < 50; at += 1) {
    const body = new ReadableStream<Uint8Array>({ start: (into) => into.enqueue(new Uint8Array(10)) });
    const headers = { "content-length": String(8 * megabyte) };
    const init = { method: "POST", headers, body, duplex: "half" };
    const request = new Request("http://localhost/", init as RequestInit);
    void readBytes(request, { bytes: 8 * megabyte, sentence: () => "large" });
  }
  await new Promise(setImmediate);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * megabyte);
});

test("bytes grow with what comes, whatever its pieces, and stop at their limit", () => {
  const bytes = new GrowingBytes(100_000);
  const piece = Uint8Array.from({ length: 7_777 }, (_, at) => at);
  let pieces = 0;
  while (bytes.add(piece)) pieces += 1;
  expect(pieces).toBe(12);
  expect(bytes.length).toBe(12 * 7_777);
  expect(bytes.take()).toEqual(Uint8Array.from({ length: 12 * 7_777 }, (_, at) => at % 7_777));
});
