import { takeInTicks } from "#lib/domains/plans/open/legacy-ticks.ts";
import { tickedSteps } from "#lib/domains/plans/open/plan.ts";
import { nothingKept, readAccount, readKept, readPlan } from "#lib/domains/plans/schema.ts";
import { aPlan } from "./a-plan.ts";

test("a plan is read as it was kept", () => {
  const kept = { v: 1, account: null, plans: { togo: aPlan() } };
  expect(readKept(JSON.stringify(kept))).toEqual(kept);
});

test("what is no plan is left out, and the others stay", () => {
  const kept = { v: 1, account: "x", plans: { togo: aPlan(), ghana: { path: "branch" }, atlantis: aPlan() } };
  expect(readKept(JSON.stringify(kept)).plans).toEqual({ togo: aPlan() });
});

test.each([null, "", "{broken", "[]", "7", '{"v":2,"account":null,"plans":{}}', '{"v":1}'])(
  "%s is nothing kept",
  (json) => expect(readKept(json)).toEqual(nothingKept),
);

test.each([
  { path: ["shop", 1] },
  { path: ["company", -1] },
  { path: ["company", 1e300] },
  { path: ["company", "1"] },
  { ticks: { "0": [true, 1] } },
  { ticks: { __proto__x: [true, 1] } },
  { ticks: { "1": [1, 1] } },
  { paid: { "1": [{ amount: -1, currency: "XOF" }, 1] } },
  { paid: { "1": [{ amount: 1, currency: "xof" }, 1] } },
  { paid: { "1": [{ amount: Number.NaN, currency: "XOF" }, 1] } },
  { dues: { a: [{ on: "2027-02-30", what: "x" }, 1] } },
  { dues: { a: [{ on: "2027-02-03", what: "" }, 1] } },
  { dues: { a: [{ on: "2027-02-03", what: "x".repeat(81) }, 1] } },
  { dues: { "A B": [null, 1] } },
  { dues: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`d${at}`, [null, 1]])) },
  { note: { text: "x".repeat(8001), at: 1, base: 0 } },
  { note: { text: 1, at: 1, base: 0 } },
  { extra: 1 },
])("a plan with %j is none", (parts) => {
  expect(readPlan(aPlan())).toEqual(aPlan());
  expect(readPlan({ ...aPlan(), ...parts })).toBeUndefined();
});

test("signs that no database takes are left out of words, and the words stay", () => {
  const half = "\ud83c\udf0d".slice(0, 1);
  const plan = aPlan({
    note: { text: `a\0b${half}c🌍`, at: 100, base: 0 },
    dues: { a1: [{ on: "2027-01-15", what: `VAT\0 ${half}return` }, 100] },
  });
  const read = readPlan(JSON.parse(JSON.stringify(plan)));
  expect(read?.note.text).toBe("abc🌍");
  expect(read?.dues["a1"]?.[0]).toEqual({ on: "2027-01-15", what: "VAT return" });
  expect(readPlan(aPlan({ dues: { a1: [{ on: "2027-01-15", what: "\0" }, 100] } }))).toBeUndefined();
});

test("an answer of the account is read with whose it is", () => {
  expect(readAccount({ account: "h", plans: { togo: aPlan(), x: 1 } })).toEqual({
    account: "h",
    plans: { togo: aPlan() },
  });
  expect(readAccount({ plans: {} })).toBeUndefined();
});

test("ticks that were kept by themselves become those of plans, and what a plan knows stays", () => {
  const plans = takeInTicks(
    { togo: aPlan() },
    JSON.stringify({ togo: ["2", "5"], kenya: ["1", "x", "3"], atlantis: ["1"] }),
  );
  expect(tickedSteps(plans.togo!)).toEqual(["1", "3", "5"]); // 2 was unticked later
  expect(tickedSteps(plans.kenya!)).toEqual(["1", "3"]);
  expect(Object.keys(plans)).toEqual(["togo", "kenya"]);
  for (const json of ["{broken", "[]", "null", '{"togo":"1"}']) expect(takeInTicks({}, json)).toEqual({});
  for (const plan of Object.values(plans)) expect(readPlan(plan)).toBeDefined();
});
