import { jest } from "@jest/globals";
import { takeAway } from "#lib/domains/plans/open/plan.ts";
import { aDevice, leaveDevice } from "./a-device.ts";
import { aPlan } from "./a-plan.ts";

const plansKey = "ak_plans_v1";
const oldKey = "ak_checklist_v1";

/** The store as a newly loaded page has it. */
async function aPage() {
  jest.resetModules();
  return import("#components/plan/plan-store.ts");
}

afterEach(leaveDevice);

test("ticks of before there were plans are there, and stand in one place from then on", async () => {
  const { kept } = aDevice({ [oldKey]: JSON.stringify({ togo: ["1", "9"], ghana: ["2"] }) });
  const { readTicks } = await aPage();
  expect([readTicks("togo"), readTicks("ghana"), readTicks("kenya")]).toEqual(["1 9", "2", ""]);
  expect(kept.has(oldKey)).toBe(false);
  expect(Object.keys(JSON.parse(kept.get(plansKey) ?? "").plans)).toEqual(["ghana", "togo"]);
});

test("where the device has no room for them, the old ticks stay where they are", async () => {
  const { kept, state } = aDevice({ [oldKey]: JSON.stringify({ togo: ["1"] }) });
  state.isFull = true;
  const { arePlansKept, readTicks } = await aPage();
  expect(readTicks("togo")).toBe("1");
  expect(kept.get(oldKey)).toBe(JSON.stringify({ togo: ["1"] }));
  expect(arePlansKept()).toBe(false);
});

test("ticks of steps that another path shows stay when those of this one change or are cleared", async () => {
  aDevice();
  const { readOne, readTicks, writeTicks } = await aPage();
  writeTicks("togo", "branch", ["1", "9"], ["1", "9"]);
  writeTicks("togo", "company", ["1", "4"], ["1", "4"]);
  expect(readTicks("togo")).toBe("1 4 9");
  expect(readOne("togo")?.path[0]).toBe("branch"); // a tick elsewhere does not change the plan's path
  writeTicks("togo", "company", [], ["1", "4"]);
  expect(readTicks("togo")).toBe("9");
});

test("a plan that was taken away comes back by a tick on the path of the guide it was ticked in", async () => {
  aDevice();
  const { changePlan, readOne, readTicks, writeTicks } = await aPage();
  writeTicks("togo", "foreign-owner", ["1", "9"], ["1", "9"]);
  changePlan("togo", takeAway);
  expect(readOne("togo")).toBeUndefined();
  writeTicks("togo", "company", ["1"], ["1"]);
  expect([readTicks("togo"), readOne("togo")?.path[0]]).toEqual(["1", "company"]);
  writeTicks("togo", "branch", ["2"], ["2"]);
  expect(readOne("togo")?.path[0]).toBe("company");
});

test("to look at a guide begins no plan", async () => {
  const { kept } = aDevice();
  const { readAll, writeTicks } = await aPage();
  writeTicks("togo", "company", [""], ["1", "2"]);
  expect(readAll().plans).toEqual({});
  expect(kept.size).toBe(0);
});

test("what is kept is what the page tells its listeners of; an unchanged list is the same value", async () => {
  aDevice({ [plansKey]: JSON.stringify({ v: 1, account: null, plans: { togo: aPlan() } }) });
  const { changePlan, readAll, savePath } = await aPage();
  expect(readAll()).toBe(readAll());
  const before = readAll();
  changePlan("togo", (plan) => plan);
  expect(readAll()).toBe(before);
  savePath("togo", "company");
  expect(readAll()).not.toBe(before);
  expect(readAll().plans.togo?.path[0]).toBe("company");
});

test("what could not be read again is not written over a plan that can", async () => {
  aDevice({ [plansKey]: JSON.stringify({ v: 1, account: null, plans: { togo: aPlan() } }) });
  const { changePlan, readAll } = await aPage();
  changePlan("togo", (plan) => ({ ...plan, ticks: { "0": [true, 500] } }));
  expect(readAll().plans.togo).toEqual(aPlan());
});

test("what another window kept meanwhile is not written over", async () => {
  const { kept } = aDevice();
  const { changePlan, readAll, writeTicks } = await aPage();
  writeTicks("togo", "company", ["1"], ["1"]);
  kept.set(plansKey, JSON.stringify({ v: 1, account: null, plans: { ...readAll().plans, ghana: aPlan() } }));
  changePlan("kenya", () => aPlan());
  expect(Object.keys(readAll().plans)).toEqual(["togo", "ghana", "kenya"]);
});

test("a browser that forbids storage keeps plans as long as the page", async () => {
  for (const name of ["localStorage", "location"])
    Object.defineProperty(globalThis, name, {
      get: () => {
        if (name === "location") return { pathname: "/plan" };
        throw new DOMException("denied", "SecurityError");
      },
      configurable: true,
    });
  const { arePlansKept, readTicks, writeTicks } = await aPage();
  writeTicks("togo", "company", ["1"], ["1"]);
  expect(readTicks("togo")).toBe("1");
  expect(arePlansKept()).toBe(false);
});
