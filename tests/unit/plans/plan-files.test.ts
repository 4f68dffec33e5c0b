import { pathKinds } from "#lib/data/countries/paths/open/path-kinds.ts";
import { listCountrySlugs } from "#lib/data/countries/record/index.ts";
import { factsOfPlan } from "#lib/domains/plans/index.ts";
import { emptyPlan, listDues, payStep, setDue, tickSteps, type Plan } from "#lib/domains/plans/open/plan.ts";
import { dueId, planCalendar } from "#lib/domains/plans/open/plan-ics.ts";
import { costsOfPlan, sayNoSum, sayNotSpent, stepsOfPlan } from "#lib/domains/plans/open/plan-costs.ts";
import type { PlanFacts } from "#lib/domains/plans/open/plan-facts.ts";
import { planText } from "#lib/domains/plans/open/plan-text.ts";

const octets = (text: string) => new TextEncoder().encode(text).length;
const everyFacts = listCountrySlugs().map((slug) => factsOfPlan(slug)!);

/** A plan with as much in it as can be written. */
function aFullPlan(kind: Plan["path"][0], steps: readonly string[]): Plan {
  let plan: Plan = { ...emptyPlan, path: [kind, 1] };
  plan = tickSteps(
    plan,
    steps,
    steps.filter((_, at) => at % 2 === 0),
    2,
  );
  for (const step of steps) plan = payStep(plan, step, { amount: 123_456_789.5, currency: "XOF" }, 3);
  for (let day = 10; day < 30; day += 1) {
    const due = { on: `2027-01-${day}`, what: `${"é".repeat(70)} ${day}` };
    plan = setDue(plan, dueId(due), due, 4);
  }
  return plan;
}

test("the message stays under a kilobyte for every country and path, empty and full, and names country and address", () => {
  for (const facts of everyFacts) {
    for (const kind of pathKinds) {
      const steps = stepsOfPlan(facts, kind).map(({ step }) => step);
      const address = `https://akoma.example/plan?c=${facts.slug}&path=${kind}`;
      for (const plan of [{ ...emptyPlan, path: [kind, 1] } as Plan, aFullPlan(kind, steps)]) {
        const text = planText(plan, facts, address);
        expect(octets(text)).toBeLessThan(1024);
        expect(text.startsWith(facts.name)).toBe(true);
        expect(text.endsWith(address)).toBe(true);
        expect(text).not.toMatch(/undefined|NaN|null/);
      }
      // Nothing is left out of a plan that has no entries.
      const bare = planText({ ...emptyPlan, path: [kind, 1] }, facts, address);
      expect(bare.match(/☐/g)?.length ?? 0).toBe(facts.paths[kind].main.length);
    }
  }
});

test("own notes never stand in the message", () => {
  const plan: Plan = { ...emptyPlan, note: { text: "a bribe was asked for", at: 1, base: 0 } };
  expect(planText(plan, everyFacts[0]!, "https://akoma.example/plan")).not.toContain("bribe");
});

test("every path of a plan has the steps of its guide, in order, each once", () => {
  for (const facts of everyFacts) {
    for (const kind of pathKinds) {
      const steps = stepsOfPlan(facts, kind);
      expect(new Set(steps.map(({ step }) => step)).size).toBe(steps.length);
      const numbers = steps.flatMap(({ number }) => number ?? []);
      expect(numbers).toEqual(facts.paths[kind].main.map((_, at) => at + 1));
    }
  }
});

test("a duty has the days of the calendar of duties, in order, and says where they are indicative", () => {
  const duties = everyFacts.flatMap(({ duties: all }) => all);
  expect(duties.filter(({ days }) => days.length > 0).length).toBeGreaterThan(50);
  for (const { days, what } of duties) {
    expect(days).toEqual([...new Set(days)].toSorted());
    expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day))).toEqual([]);
    expect(what.length).toBeGreaterThan(2);
  }
  expect(duties.some(({ isIndicative }) => isIndicative)).toBe(true);
  expect(duties.some(({ isIndicative }) => !isIndicative)).toBe(true);
});

test("what was paid counts before what the guide says, and what is not known is counted", () => {
  const facts = {
    ...everyFacts[0]!,
    steps: [
      { step: "1", what: "a", who: "x", fee: { amount: 10, currency: "XOF" }, isOld: false, time: null },
      { step: "2", what: "b", who: "x", fee: null, isOld: false, time: null },
      { step: "3", what: "c", who: "x", fee: { amount: 5, currency: "USD" }, isOld: false, time: null },
      { step: "4", what: "d", who: "x", fee: { amount: 0, currency: "XOF" }, isOld: false, time: null },
    ],
    paths: {
      ...everyFacts[0]!.paths,
      company: { ...everyFacts[0]!.paths.company, main: ["1", "2", "3"], apart: ["4"] },
    },
  };
  const company: Plan = { ...emptyPlan, path: ["company", 1] };
  expect(costsOfPlan(company, facts)).toEqual({
    soFar: [],
    toCome: [
      { amount: 10, currency: "XOF" },
      { amount: 5, currency: "USD" },
    ],
    known: 2,
    unknown: 1,
    unpriced: 0,
  });
  const done = tickSteps(company, ["1", "2"], ["1", "2"], 2);
  expect(costsOfPlan(done, facts)).toEqual({
    soFar: [{ amount: 10, currency: "XOF" }],
    toCome: [{ amount: 5, currency: "USD" }],
    known: 1,
    unknown: 0,
    unpriced: 1,
  });
  const paid = payStep(
    payStep(done, "1", { amount: 12, currency: "XOF" }, 3),
    "3",
    { amount: 6, currency: "USD" },
    3,
  );
  expect(costsOfPlan(paid, facts)).toEqual({
    soFar: [
      { amount: 12, currency: "XOF" },
      { amount: 6, currency: "USD" },
    ],
    toCome: [],
    known: 0,
    unknown: 0,
    unpriced: 1,
  });
});

test("a done step of which neither a fee nor a payment is known did not cost nothing", () => {
  const [some] = everyFacts;
  const unread = { step: "1", what: "a", who: "x", isOld: false, time: null, fee: null };
  const company = { ...some!.paths.company, main: ["1"], apart: [] };
  const facts = { ...some!, steps: [unread], paths: { ...some!.paths, company } };
  const done = tickSteps({ ...emptyPlan, path: ["company", 1] }, ["1"], ["1"], 2);
  expect(sayNotSpent(costsOfPlan(done, facts))).toBe("noFee");
  expect(sayNotSpent(costsOfPlan(payStep(done, "1", { amount: 5, currency: "XOF" }, 3), facts))).toBe(
    "nothing",
  );
});

test("steps are called free where every fee is known to be zero, and not where one is unknown", () => {
  const step = { who: "x", isOld: false, time: null };
  const fee = { amount: 0, currency: "XOF" };
  const free = { ...step, step: "1", what: "a", fee };
  const unread = { ...step, step: "2", what: "b", fee: null };
  const shown = (steps: PlanFacts["steps"]) => {
    const [some] = everyFacts;
    const company = { ...some!.paths.company, main: steps.map((one) => one.step), apart: [] };
    const facts = { ...some!, steps, paths: { ...some!.paths, company } };
    return sayNoSum(costsOfPlan({ ...emptyPlan, path: ["company", 1] }, facts));
  };
  expect([shown([free]), shown([free, unread]), shown([unread]), shown([])]).toEqual([
    "free",
    "someFree",
    "noFee",
    "nothing",
  ]);
});

test("the calendar holds each date once, with an id that stays, and no line over 75 octets", () => {
  const plan = aFullPlan("company", ["1"]);
  const about = {
    slug: "togo",
    name: "Togo",
    site: "https://akoma.example",
    made: new Date("2026-11-24T10:00:00Z"),
  };
  const file = planCalendar(listDues(plan), about);
  expect(file).toBe(planCalendar(listDues(plan), about));
  expect(file.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  for (const line of file.split("\r\n")) expect(octets(line)).toBeLessThanOrEqual(75);
  const ids = [...file.matchAll(/^UID:(.*)$/gm)].map(([, id]) => id);
  expect(ids).toHaveLength(20);
  expect(new Set(ids).size).toBe(20);
  expect(file.match(/DTSTART;VALUE=DATE:202701\d\d/g)).toHaveLength(20);
  const moved = listDues(plan).map((due, at) => (at === 3 ? { ...due, id: "moved", on: "2027-01-29" } : due));
  const later = planCalendar(moved, { ...about, made: new Date("2026-11-24T10:05:00Z") });
  expect([...later.matchAll(/^UID:(.*)$/gm)].map(([, id]) => id).toSorted()).toEqual(ids.toSorted());
  const numberIn = (text: string) => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]);
  expect(numberIn(later)).toBeGreaterThan(numberIn(file));
  const tricky = planCalendar([{ id: "a", on: "2027-01-01", what: "Pay; ask, \\ then\nEND:VEVENT" }], about);
  expect(tricky).toContain("SUMMARY:Togo: Pay\\; ask\\, \\\\ then\\nEND:VEVENT");
  expect(tricky.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
});
