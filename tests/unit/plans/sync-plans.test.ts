import { jest } from "@jest/globals";
import { patienceMs } from "#components/ui/send-json.ts";
import { asShared, mergePlans } from "#lib/domains/plans/open/merge.ts";
import { takeAway, tickedSteps, tickSteps, writeNote, type Plan } from "#lib/domains/plans/open/plan.ts";
import { aDevice, leaveDevice } from "./a-device.ts";
import { aPlan } from "./a-plan.ts";

const words = { lost: "lost", failed: "failed {status}" };
const realFetch = globalThis.fetch;

afterEach(() => {
  leaveDevice();
  globalThis.fetch = realFetch;
});

/** An account that merges as the server does; `during` runs while a plan is being sent. */
function anAccount(plans: Record<string, Plan> = {}, name = "ama") {
  const sent: string[] = [];
  const state = { status: 200, during: () => {} };
  const answer = (data: unknown) =>
    Response.json(state.status === 200 ? { ok: true, data } : { ok: false, error: "No.", code: "x" }, {
      status: state.status,
    });
  globalThis.fetch = (_, init) => {
    if (init?.method !== "POST") return Promise.resolve(answer({ account: name, plans }));
    const { country, plan } = JSON.parse(String(init.body)) as { country: string; plan: Plan };
    sent.push(country);
    if (state.status === 200)
      plans[country] = asShared(plans[country] ? mergePlans(plans[country], plan) : plan);
    const found = answer({ plan: plans[country] });
    state.during();
    return Promise.resolve(found);
  };
  return { plans, sent, state };
}

async function aPage(plans: Record<string, Plan>, account: string | null = null) {
  aDevice({ ak_plans_v1: JSON.stringify({ v: 1, account, plans }) });
  jest.resetModules();
  const store = await import("#components/plan/plan-store.ts");
  return { ...store, ...(await import("#components/plan/sync-plans.ts")) };
}

test("plans of the device and of the account come together on both, and what is the same is not sent", async () => {
  const account = anAccount({ ghana: asShared(aPlan()), kenya: asShared(aPlan()) });
  const { readAll, sharePlans } = await aPage({ togo: aPlan(), kenya: asShared(aPlan()) });
  expect(await sharePlans(words)).toMatchObject({ is: "shared" });
  expect(Object.keys(readAll().plans).toSorted()).toEqual(["ghana", "kenya", "togo"]);
  expect(account.sent).toEqual(["togo"]);
  expect(readAll().account).toBe("ama");
  await sharePlans(words);
  expect(account.sent).toEqual(["togo"]);
});

test("what is written while a plan is on its way is kept, and sent the next time", async () => {
  const account = anAccount();
  const { changePlan, readAll, sharePlans } = await aPage({ togo: aPlan() });
  account.state.during = () => changePlan("togo", (plan, now) => writeNote(plan, "Meanwhile", now));
  await sharePlans(words);
  expect(readAll().plans.togo?.note.text).toBe("Meanwhile");
  account.state.during = () => {};
  await sharePlans(words);
  expect(account.plans["togo"]?.note.text).toBe("Meanwhile");
});

test("what was changed while a plan was on its way is known to be unshared, and so is a plan taken away then", async () => {
  const account = anAccount();
  const { changePlan, hasUnshared, sharePlans } = await aPage({ togo: aPlan() });
  expect(hasUnshared()).toBe(true);
  for (const change of [(plan: Plan, now: number) => tickSteps(plan, ["9"], ["9"], now), takeAway]) {
    changePlan("togo", (plan, now) => writeNote(plan, `${plan.note.text}.`, now));
    account.state.during = () => changePlan("togo", change);
    expect(await sharePlans(words)).toMatchObject({ is: "shared" });
    expect(hasUnshared()).toBe(true);
    account.state.during = () => {};
    await sharePlans(words);
    expect(hasUnshared()).toBe(false);
  }
  expect(account.plans["togo"]).toMatchObject({ ticks: {} });
});

test("a plan that was taken away does not come back from the account, whatever that still holds of it", async () => {
  const account = anAccount({ togo: asShared(aPlan()) });
  const { changePlan, readOne, sharePlans } = await aPage({ togo: asShared(aPlan()) }, "ama");
  changePlan("togo", takeAway);
  await sharePlans(words);
  expect(readOne("togo")).toBeUndefined();
  expect(account.plans["togo"]).toMatchObject({ ticks: {}, note: { text: "" } });
});

test("words of the device and of an account they are added to are both kept", async () => {
  const account = anAccount({ togo: asShared(writeNote(aPlan(), "Kofi's words", 900)) }, "kofi");
  const { readAll, sharePlans } = await aPage({ togo: asShared(aPlan()) }, "ama");
  await sharePlans(words, { mayAdopt: true });
  for (const text of [readAll().plans.togo?.note.text, account.plans["togo"]?.note.text])
    expect(text?.split("\n\n").toSorted()).toEqual(["Ask for Ama, 2nd floor", "Kofi's words"]);
});

test("a plan that was taken away here goes there too, and one the account never had is not told of", async () => {
  const account = anAccount({ togo: asShared(aPlan()) });
  const gone = { togo: takeAway(aPlan(), 900), ghana: takeAway(aPlan(), 900) };
  const { sharePlans } = await aPage(gone, "ama");
  await sharePlans(words);
  expect(account.sent).toEqual(["togo"]);
  expect(account.plans["togo"]).toMatchObject({ gone: 900, ticks: {} });
});

test.each([null, "ama"])(
  "a plan that was taken away before this account came here (%s) takes none away from it, and is nothing to ask about",
  async (before) => {
    const account = anAccount({ togo: asShared(aPlan()) }, "kofi");
    const { readAll, readOne, sharePlans } = await aPage({ togo: takeAway(aPlan(), 900) }, before);
    expect(await sharePlans(words)).toEqual({ is: "shared" });
    expect(readOne("togo")).toBeDefined();
    expect(account.plans["togo"]).toEqual(asShared(aPlan()));
    expect([account.sent, readAll().account]).toEqual([[], "kofi"]);
  },
);

test("with plans of another account that are added, none that was taken away comes along", async () => {
  const account = anAccount({ togo: asShared(aPlan()) }, "kofi");
  const { readOne, sharePlans } = await aPage({ togo: takeAway(aPlan(), 900), ghana: aPlan() }, "ama");
  expect(await sharePlans(words)).toEqual({ is: "other" });
  await sharePlans(words, { mayAdopt: true });
  expect(account.sent).toEqual(["ghana"]);
  expect(tickedSteps(readOne("togo")!)).toEqual(["1", "3"]);
});

test("plans that another account shared are handed to nobody else unasked", async () => {
  const account = anAccount({}, "kofi");
  const { forgetOthers, readAll, sharePlans } = await aPage({ togo: aPlan() }, "ama");
  expect(await sharePlans(words)).toEqual({ is: "other" });
  expect([account.sent, readAll().account]).toEqual([[], "ama"]);
  expect(await sharePlans(words, { mayAdopt: true })).toMatchObject({ is: "shared" });
  expect(account.sent).toEqual(["togo"]);
  forgetOthers();
  expect(readAll()).toEqual({ v: 1, account: null, plans: {} });
});

test("nobody signed in, a broken connection and a refusal leave everything where it is, and are told apart", async () => {
  const account = anAccount();
  const { readAll, sharePlans } = await aPage({ togo: tickSteps(aPlan(), ["8"], ["8"], 200) });
  account.state.status = 401;
  expect(await sharePlans(words)).toEqual({ is: "nobody" });
  account.state.status = 503;
  expect(await sharePlans(words)).toEqual({ is: "failed", problem: "No." });
  globalThis.fetch = () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect(await sharePlans(words)).toEqual({ is: "failed", problem: "failed 502" });
  globalThis.fetch = () => Promise.reject(new TypeError("offline"));
  expect(await sharePlans(words)).toEqual({ is: "failed", problem: "lost" });
  expect(tickedSteps(readAll().plans.togo!)).toEqual(["1", "3", "8"]);
});

test("a connection that hangs is given up, and the next try comes through", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
  anAccount();
  const answers = globalThis.fetch;
  globalThis.fetch = (_, init) =>
    new Promise((_answer, reject) => {
      if (init?.signal?.aborted) reject(new DOMException("late", "TimeoutError"));
    });
  const { sharePlans } = await aPage({ togo: aPlan() });
  const hung = sharePlans(words);
  const next = sharePlans(words);
  expect(await hung).toEqual({ is: "failed", problem: "lost" });
  globalThis.fetch = answers;
  expect(await next).toEqual({ is: "shared" });
  expect(timeout).toHaveBeenCalledWith(patienceMs);
  timeout.mockRestore();
});

test("a problem is one also where nobody is told of it, and no other plan is sent after it", async () => {
  anAccount();
  const fetchAll = globalThis.fetch;
  let posts = 0;
  globalThis.fetch = (url, init) => {
    if (init?.method !== "POST") return fetchAll(url, init);
    posts += 1;
    return Promise.reject(new TypeError("offline"));
  };
  const { sharePlans } = await aPage({ togo: aPlan(), ghana: aPlan(), kenya: aPlan() });
  expect(await sharePlans({ lost: "", failed: "" })).toEqual({ is: "failed", problem: "" });
  expect(posts).toBe(1);
});
