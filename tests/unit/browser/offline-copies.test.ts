import { setImmediate } from "node:timers/promises";
import { jest } from "@jest/globals";
import { aCacheStorage, ownOrigin, someLocks } from "../../support/a-cache-storage.ts";
import { setGlobals } from "../../support/set-globals.ts";

const guide = "/start-business/togo";
const sealed = "/_next/static/chunks/a.js";
const day = (text: string) => new Date(text).toUTCString();

/** A browser that stores copies, and a site behind it; `state` has the date of its responses and a hook before them. */
async function aBrowser() {
  const { kept, storage } = aCacheStorage();
  const registered = new Set<string>();
  const state = { date: day("2026-11-20T10:00Z"), before: async () => {} };
  const registrations = {
    register: async (_: string, { scope }: { scope: string }) => {
      registered.add(scope);
      return registration(scope);
    },
    getRegistration: async (scope: string) => (registered.has(scope) ? registration(scope) : undefined),
    getRegistrations: async () => [...registered].map(registration),
  };
  const registration = (scope: string) => ({
    scope: ownOrigin + scope,
    unregister: async () => registered.delete(scope),
  });
  const received: string[] = [];
  leave = setGlobals({
    caches: storage,
    navigator: { serviceWorker: registrations, locks: someLocks(), onLine: true },
    location: new URL("/plan", ownOrigin),
    dispatchEvent: ({ type }: Event) => received.push(type),
    fetch: async (address: string) => {
      await state.before();
      const body = address.startsWith("/_next/") ? "script" : `<script src="${sealed}"></script>`;
      return new Response(body, { headers: { date: state.date } });
    },
  });
  jest.resetModules();
  return {
    kept,
    registered,
    state,
    found: received,
    ...(await import("#components/browser/offline-copies.ts")),
  };
}

let leave = () => {};
afterEach(() => leave());

const togo = { togo: [guide, `${guide}/plan.json`], plan: ["/plan"] };

test("a copy holds its pages and the files they name, and is told of", async () => {
  const { kept, keepCopies, listCopies, registered, found } = await aBrowser();
  await keepCopies(togo);
  expect([...kept.get("ak_offline_v1/togo")!.keys()]).toEqual(
    expect.arrayContaining([guide, `${guide}/plan.json`, sealed, "/words.json"].map((at) => ownOrigin + at)),
  );
  expect([...registered]).toEqual([guide, "/plan"]);
  expect((await listCopies()).map(({ name }) => name)).toEqual(["togo", "plan"]);
  expect(found).toEqual(["ak:copies"]);
});

test("copies that are under way when all are taken away are not made, whenever that is", async () => {
  for (let wait = 0; wait < 40; wait += 1) {
    const { dropAllCopies, hasCopy, keepCopies, kept, listCopies, registered, state } = await aBrowser();
    state.before = () => setImmediate();
    const keeping = keepCopies(togo).catch(() => undefined);
    for (let turn = 0; turn < wait; turn += 1) await setImmediate();
    const listing = Promise.all([listCopies(), hasCopy("togo")]);
    await Promise.all([dropAllCopies(), keeping, listing]);
    expect([wait, [...kept.keys()], [...registered]]).toEqual([wait, [], []]);
    leave();
  }
});

test("a copy is not fetched anew once it was taken away", async () => {
  const { dropCopy, keepCopies, kept, registered } = await aBrowser();
  await keepCopies(togo);
  await dropCopy("togo");
  await expect(keepCopies(togo, { isRenewal: true })).rejects.toThrow();
  expect([...kept.keys()]).toEqual(["ak_offline_v1/plan"]);
  expect([...registered]).toEqual(["/plan"]);
});

test("where not all of it comes, what was kept before stays whole", async () => {
  const { keepCopies, listCopies, state } = await aBrowser();
  await keepCopies(togo);
  const before = await listCopies();
  state.before = () => Promise.reject(new TypeError("offline"));
  await expect(keepCopies(togo)).rejects.toThrow();
  expect(await listCopies()).toEqual(before);
});

test("a copy is as old as the oldest of its pages, and fetching it anew makes it of today", async () => {
  const { keepCopies, kept, listCopies, state } = await aBrowser();
  await keepCopies(togo);
  const [first] = await listCopies();
  expect(first?.at).toBe(Date.parse(state.date));
  // The worker renewed the guide when it was read online; the plan's other copies are still from the first day.
  const later = day("2026-11-24T10:00Z");
  kept.get("ak_offline_v1/togo")!.set(ownOrigin + guide, new Response("new", { headers: { date: later } }));
  expect((await listCopies())[0]?.at).toBe(first?.at);
  state.date = later;
  await keepCopies(togo);
  expect((await listCopies())[0]?.at).toBe(Date.parse(later));
});
