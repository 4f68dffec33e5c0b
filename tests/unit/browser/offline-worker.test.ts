import { setImmediate } from "node:timers/promises";
import { jest } from "@jest/globals";
import { aCacheStorage, ownOrigin, someLocks } from "../../support/a-cache-storage.ts";
import { setGlobals } from "../../support/set-globals.ts";

const guide = "/start-business/togo";
const cacheName = "ak_offline_v1/togo";

let leave = () => {};
afterEach(() => leave());

type Listener = (event: unknown) => void;

/** The worker of a country whose guide was stored, online or offline. */
async function aWorker() {
  const { kept, storage } = aCacheStorage();
  kept.set(cacheName, new Map([[ownOrigin + guide, new Response("<body>kept</body>")]]));
  const listeners = new Map<string, Listener>();
  const state = { isOnline: true, isRegistered: true };
  const locks = someLocks();
  leave = setGlobals({
    caches: storage,
    navigator: { locks },
    location: new URL("/offline.js", ownOrigin),
    registration: {
      scope: ownOrigin + guide,
      unregister: async () => (state.isRegistered = false),
    },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    fetch: async () => {
      if (!state.isOnline) throw new TypeError("offline");
      return new Response("<body>new</body>");
    },
  });
  jest.resetModules();
  await import("#app/scripts/offline.ts");
  /** Opens the guide; resolves once the worker has nothing left to do. */
  const open = async () => {
    const work: Promise<unknown>[] = [];
    const request = { method: "GET", mode: "navigate", url: ownOrigin + guide, referrer: "" };
    const respondWith = (answer: Promise<Response>) => work.push(answer);
    listeners.get("fetch")?.({
      request,
      respondWith,
      waitUntil: (more: Promise<unknown>) => work.push(more),
    });
    const answer = (await work[0]) as Response;
    await Promise.all(work);
    return answer;
  };
  /** Deletes the copies as the switch of the list does, in a window. */
  const takeAway = () => locks.request("", () => storage.delete(cacheName));
  return { kept, open, state, takeAway };
}

test("a page that is read online renews its copy", async () => {
  const { kept, open } = await aWorker();
  expect(await (await open()).text()).toBe("<body>new</body>");
  expect(
    await kept
      .get(cacheName)
      ?.get(ownOrigin + guide)
      ?.text(),
  ).toBe("<body>new</body>");
});

test("a copy that is taken away while its worker renews it stays away, whenever that is", async () => {
  for (let wait = 0; wait < 12; wait += 1) {
    const { kept, open, takeAway } = await aWorker();
    const opened = open();
    for (let turn = 0; turn < wait; turn += 1) await setImmediate();
    await Promise.all([takeAway(), opened]);
    expect([wait, [...kept.keys()]]).toEqual([wait, []]);
    leave();
  }
});

test("a worker whose copy is gone keeps nothing, online or offline, and removes itself", async () => {
  const { kept, open, state, takeAway } = await aWorker();
  await takeAway();
  state.isOnline = false;
  expect((await open()).type).toBe("error");
  expect([...kept.keys()]).toEqual([]);
  state.isOnline = true;
  await open();
  expect([...kept.keys()]).toEqual([]);
  expect(state.isRegistered).toBe(false);
});

test("a copy that is read offline leaves out the notice of its day, which may be over", async () => {
  const { kept, open, state } = await aWorker();
  const page = '<body><div data-notice=""><aside>Closed</aside></div><main>kept</main></body>';
  kept.get(cacheName)?.set(ownOrigin + guide, new Response(page));
  state.isOnline = false;
  const text = await (await open()).text();
  expect(text).toContain('<div data-notice=""></div><main>kept</main>');
  expect(text).toContain('role="status"');
});
