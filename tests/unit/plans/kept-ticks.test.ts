import { jest } from "@jest/globals";
import { aDevice, leaveDevice } from "./a-device.ts";
import { aPlan } from "./a-plan.ts";

const plansKey = "ak_plans_v1";

/** The part that stores a guide's ticks, as a newly loaded page has it. */
async function aPage() {
  jest.resetModules();
  return {
    ...(await import("#components/plan/kept-ticks.tsx")),
    ...(await import("#components/plan/plan-store.ts")),
  };
}

const boxes = (changed: [string, boolean][]) =>
  ({ slug: "togo", kind: "company", within: "register", changed: new Map(changed) }) as const;

afterEach(leaveDevice);

test("a tick made before it was known what is kept comes beside it, and takes no other tick away", async () => {
  aDevice({ [plansKey]: JSON.stringify({ v: 1, account: null, plans: { togo: aPlan() } }) });
  const { keepChanged, readTicks } = await aPage();
  const early = boxes([["4", true]]);
  keepChanged(early);
  expect(readTicks("togo")).toBe("1 3 4");
  expect(early.changed.size).toBe(0);
});

test("ticks that waited are all written down, each as it was last left", async () => {
  aDevice();
  const { keepChanged, readOne, readTicks } = await aPage();
  keepChanged(boxes([...Object.entries({ 1: true, 2: true, 5: true }), ["2", false]]));
  expect(readTicks("togo")).toBe("1 5");
  expect(readOne("togo")?.path[0]).toBe("company");
});
