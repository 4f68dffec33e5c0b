import { fairSemaphore, type SlotRequest } from "#lib/platform/http/fair-semaphore.ts";

const never = new AbortController().signal;
const slotRequest = (caller: string, given: Partial<SlotRequest> = {}): SlotRequest => ({
  caller,
  until: performance.now() + 60_000,
  signal: never,
  busy: new Error("busy"),
  ...given,
});

/** Work that ends when the test says so; `begun` lists what has started, in order. */
function someWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, work, endNext };
}

test("a caller who asks once has the next slot, however often another asked before", async () => {
  const take = fairSemaphore({ atOnce: 1, mostWaiting: 100, mostWaitingOfCaller: 100 });
  const { begun, work, endNext } = someWork();
  const taken = Array.from({ length: 34 }, (_, at) => take(slotRequest("many"), work(`many ${at}`)));
  taken.push(take(slotRequest("one"), work("one")));
  await endNext();
  expect(begun).toEqual(["many 0", "one"]);
  for (let at = 0; at < taken.length; at += 1) await endNext();
  expect(await Promise.all(taken)).toHaveLength(35);
});

test("so many run at once and not more, and each gets what its work gives or throws", async () => {
  const take = fairSemaphore({ atOnce: 2, mostWaiting: 10, mostWaitingOfCaller: 10 });
  let running = 0;
  let most = 0;
  const work = async (at: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (at === 3) throw new Error("three");
    return at;
  };
  const all = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((at) => take(slotRequest("a"), () => work(at))),
  );
  expect(most).toBe(2);
  expect(all.map((one) => (one.status === "fulfilled" ? one.value : String(one.reason)))).toEqual([
    0,
    1,
    2,
    "Error: three",
    4,
    5,
  ]);
});

test("a caller has so many waiting places, and of all places taken the latest of whoever has most is given up", async () => {
  const take = fairSemaphore({ atOnce: 1, mostWaiting: 3, mostWaitingOfCaller: 3 });
  const { begun, work, endNext } = someWork();
  const outcomes = new Map<string, string>();
  const ask = (caller: string, name: string) =>
    take(slotRequest(caller), work(name)).then(
      () => void outcomes.set(name, "done"),
      (thrown: Error) => void outcomes.set(name, thrown.message),
    );
  const asked = ["a0", "a1", "a2", "a3", "a4"].map((name) => ask("a", name));
  asked.push(ask("b", "b0"));
  await new Promise(setImmediate);
  expect(Object.fromEntries(outcomes)).toEqual({ a4: "busy", a3: "busy" });
  for (let at = 0; at < 4; at += 1) await endNext();
  await Promise.all(asked);
  expect(begun).toEqual(["a0", "b0", "a1", "a2"]);
});

test("nobody waits longer than they may, and whoever has gone keeps no place", async () => {
  const take = fairSemaphore({ atOnce: 1, mostWaiting: 2, mostWaitingOfCaller: 2 });
  const { begun, work, endNext } = someWork();
  const first = take(slotRequest("a"), work("first"));
  await expect(take(slotRequest("b", { until: performance.now() }), work("late"))).rejects.toThrow("busy");
  const gone = new AbortController();
  const left = take(slotRequest("b", { signal: gone.signal }), work("left"));
  gone.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  const next = [take(slotRequest("b"), work("next")), take(slotRequest("b"), work("last"))];
  for (let at = 0; at < 3; at += 1) await endNext();
  await Promise.all([first, ...next]);
  expect(begun).toEqual(["first", "next", "last"]);
});
