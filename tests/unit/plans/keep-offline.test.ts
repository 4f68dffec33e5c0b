import { jest } from "@jest/globals";
import { aCacheStorage, ownOrigin, someLocks } from "../../support/a-cache-storage.ts";
import { setGlobals } from "../../support/set-globals.ts";

let leave = () => {};
afterEach(() => leave());

/** A browser that stores copies, with a site that answers with the date `date` and records its requests. */
async function aBrowser(date: string) {
  const asked: string[] = [];
  const state = { date, refused: "" };
  const registration = { scope: "", unregister: async () => true };
  const serviceWorker = { register: async () => registration, getRegistration: async () => registration };
  leave = setGlobals({
    caches: aCacheStorage().storage,
    navigator: { serviceWorker, locks: someLocks(), onLine: true },
    location: new URL("/plan", ownOrigin),
    document: { documentElement: { dataset: {} } },
    dispatchEvent: () => true,
    fetch: async (address: string) => {
      asked.push(address);
      if (address === state.refused) throw new TypeError("offline");
      return new Response("<!doctype html>", { headers: { date: state.date } });
    },
  });
  jest.resetModules();
  const offline = await import("#components/plan/keep-offline.ts");
  const { listCopies } = await import("#components/browser/offline-copies.ts");
  return { asked, state, listCopies, ...offline };
}

test("a round that fetches old copies anew fetches the page of plans once, with the first that comes", async () => {
  const { asked, keepOffline, listCopies, refreshCopies, state } = await aBrowser(new Date(0).toUTCString());
  for (const slug of ["togo", "ghana", "kenya"] as const)
    expect(await keepOffline(slug, "company")).toBe(true);
  asked.length = 0;
  state.date = new Date().toUTCString();
  state.refused = "/start-business/togo";
  await refreshCopies(await listCopies(), () => "company");
  const pages = asked.filter((address) => /^\/(plan|start-business\/(ghana|kenya))$/.test(address));
  expect(pages).toEqual(["/plan", "/start-business/ghana", "/plan", "/start-business/kenya"]);
  const old = (await listCopies()).filter(({ at }) => Date.now() - at > 60_000);
  expect(old.map(({ name }) => name)).toEqual(["togo"]);
});
