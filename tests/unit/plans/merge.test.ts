import { asShared, isSamePlan, mergePlans, settle } from "#lib/domains/plans/open/merge.ts";
import {
  choosePath,
  emptyPlan,
  heldLimits,
  isGone,
  lastChange,
  listDues,
  setDue,
  takeAway,
  tickedSteps,
  tickSteps,
  writeNote,
  writeOnNote,
  type Plan,
} from "#lib/domains/plans/open/plan.ts";
import { readPlan } from "#lib/domains/plans/schema.ts";
import { aPlan } from "./a-plan.ts";

test("ticks of two devices come together, of each the later word", () => {
  const phone = tickSteps(aPlan(), ["1", "4"], ["4"], 300);
  const laptop = tickSteps(aPlan(), ["1", "2"], ["1", "2"], 200);
  const merged = mergePlans(phone, laptop);
  expect(tickedSteps(merged)).toEqual(["2", "3", "4"]);
});

test("what was taken away on one device stays away on the other, unless it was set again later", () => {
  const without = setDue(aPlan(), "a1", null, 200);
  expect(listDues(mergePlans(without, aPlan()))).toEqual([]);
  const again = setDue(aPlan(), "a1", { on: "2027-02-01", what: "VAT return" }, 300);
  expect(listDues(mergePlans(without, again)).map(({ on }) => on)).toEqual(["2027-02-01"]);
});

test("notes that differ on two devices are both kept; written on in one place, they are what was written", () => {
  const shared = asShared(aPlan());
  const phone = writeNote(shared, "Closed on Fridays", 200);
  const laptop = writeNote(shared, "Bring two copies", 300);
  const { note } = mergePlans(phone, laptop);
  expect(note.text).toBe("Bring two copies\n\nClosed on Fridays");
  expect(note.at).toBeGreaterThan(300);
  // Changed in one place only, even if it was shortened or emptied.
  expect(mergePlans(shared, writeNote(shared, "", 200)).note.text).toBe("");
  const twice = writeNote(writeNote(shared, "One", 200), "One and two", 300);
  expect(mergePlans(twice, shared).note.text).toBe("One and two");
});

test("a device that was away with words of its own loses none to what others shared meanwhile", () => {
  const shared = asShared(aPlan());
  const offline = writeNote(shared, "Mine", 150);
  const others = asShared(writeNote(shared, "Theirs", 900));
  expect(mergePlans(offline, others).note.text.split("\n\n").toSorted()).toEqual(["Mine", "Theirs"]);
});

test("words that two devices wrote at what their clocks call the same moment are both kept", () => {
  const shared = asShared(aPlan({ note: { text: "", at: 0, base: 0 } }));
  const phone = writeNote(shared, "From the phone", 5);
  const laptop = writeNote(shared, "From the laptop", 5);
  expect(phone.note.at).toBe(laptop.note.at);
  const account = asShared(mergePlans(shared, phone));
  for (const merged of [mergePlans(laptop, account), mergePlans(account, laptop)])
    expect(merged.note.text.split("\n\n").toSorted()).toEqual(["From the laptop", "From the phone"]);
});

test("words that came while somebody wrote on are kept beside what is written", () => {
  const seen = asShared(writeNote(aPlan(), "Mine", 200));
  const merged = mergePlans(writeNote(seen, "Mine, longer", 300), asShared(writeNote(seen, "Theirs", 310)));
  const after = writeOnNote(merged, "Mine, longer", "Mine, longer still", 400);
  expect(after.note.text.split("\n\n").toSorted()).toEqual(["Mine, longer still", "Theirs"]);
  // Nothing arrived: what is written is everything, even if it is empty.
  expect(writeOnNote(seen, "Mine", "", 400).note.text).toBe("");
  // The note was empty when somebody began.
  expect(writeOnNote(seen, "", "New", 400).note.text).toBe("New\n\nMine");
  // The others replaced the words that were seen.
  expect(writeOnNote(seen, "Gone", "Gone, longer", 400).note.text).toBe("Gone, longer\n\nMine");
  // Words within the others' text are not taken for one's own.
  const bank = writeNote(seen, "Bank\n\na", 400);
  expect(writeOnNote(bank, "a", "ab", 500).note.text).toBe("Bank\n\nab");
});

test("what a field writes down late does not bring back a plan that was taken away", () => {
  const gone = takeAway(writeNote(aPlan(), "Mine", 200), 300);
  expect(writeOnNote(gone, "Mine", "Mine, longer", 400)).toBe(gone);
});

test("a plan in which much was written and taken away can still be read, and loses none of what stands", () => {
  const due = (at: number) => ({ on: "2027-01-15", what: `thing ${at}` });
  let plan = aPlan();
  for (let at = 0; at < 2 * heldLimits.entries; at += 1) {
    plan = setDue(plan, `d${at}`, due(at), 1_000 + at);
    if (at > 9) plan = setDue(plan, `d${at}`, null, 1_000 + at);
  }
  expect(readPlan(plan)).toBeDefined();
  expect(listDues(plan)).toHaveLength(11);
  let other = aPlan();
  for (let at = 0; at < heldLimits.entries; at += 1) other = setDue(other, `e${at}`, null, 9_000 + at);
  for (const merged of [mergePlans(plan, other), mergePlans(other, plan)]) {
    expect(readPlan(merged)).toBeDefined();
    expect(listDues(merged)).toHaveLength(11);
  }
});

test("words are not doubled when they come back from the account", () => {
  const sent = writeNote(asShared(aPlan()), "First", 200);
  const answer = asShared(mergePlans(asShared(aPlan()), sent));
  expect(settle(sent, sent, answer).note).toEqual({ text: "First", at: 200, base: 200 });
  // Edited while the call was in progress.
  const meanwhile = writeNote(sent, "First and second", 250);
  const settled = settle(meanwhile, sent, answer);
  expect(settled.note).toMatchObject({ text: "First and second", base: 200 });
  expect(mergePlans(settled, answer).note.text).toBe("First and second");
});

test("a plan that was taken away keeps nothing but that, and a later change elsewhere brings it back whole", () => {
  const gone = takeAway(aPlan(), 500);
  expect(gone).toMatchObject({ ticks: {}, paid: {}, dues: {}, note: { text: "" }, gone: 500 });
  expect(isGone(mergePlans(gone, aPlan()))).toBe(true);
  const later = tickSteps(aPlan(), ["7"], ["7"], 600);
  const back = mergePlans(gone, later);
  expect(isGone(back)).toBe(false);
  expect(tickedSteps(back)).toEqual(["1", "3", "7"]);
  expect(back.note.text).toBe("Ask for Ama, 2nd floor");
});

test("a change counts as later than all before it, also where the clock of the device is slow", () => {
  const ahead = tickSteps(aPlan(), ["1"], [], 10_000);
  const slow = choosePath(ahead, "company", 5);
  expect(slow.path).toEqual(["company", 10_001]);
});

/** Versions of one plan as several devices would have made them, from a fixed pseudo-random sequence. */
function* histories(count: number): Generator<[Plan, Plan, Plan]> {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
  const actions = [
    (plan: Plan, at: number) =>
      tickSteps(plan, [String(1 + random(5))], random(2) ? [String(1 + random(5))] : [], at),
    (plan: Plan, at: number) =>
      setDue(plan, `d${random(3)}`, random(3) ? { on: `2027-0${1 + random(9)}-01`, what: "x" } : null, at),
    (plan: Plan, at: number) => writeNote(plan, ["", "a", "b", "a b", "c"][random(5)]!, at),
    (plan: Plan, at: number) => choosePath(plan, random(2) ? "branch" : "company", at),
    (plan: Plan, at: number) => (random(4) ? plan : takeAway(plan, at)),
  ];
  const device = () =>
    Array.from({ length: 4 }).reduce<Plan>((plan) => actions[random(5)]!(plan, random(50)), emptyPlan);
  for (let at = 0; at < count; at += 1) yield [device(), device(), device()];
}

test("merging gives the same whichever comes first, and merging again changes nothing", () => {
  for (const [one, other] of histories(500)) {
    const merged = mergePlans(one, other);
    expect(isSamePlan(merged, mergePlans(other, one))).toBe(true);
    expect(isSamePlan(mergePlans(merged, one), merged)).toBe(true);
    expect(isSamePlan(mergePlans(merged, merged), merged)).toBe(true);
    expect(readPlan(merged)).toBeDefined();
  }
});

test("ticks, dates and path come out the same in whichever order three devices meet", () => {
  const bare = (plan: Plan): Plan => ({ ...plan, note: emptyPlan.note });
  for (const three of histories(300)) {
    const [a, b, c] = three.map((plan) => bare({ ...plan, gone: 0 })) as [Plan, Plan, Plan];
    expect(mergePlans(mergePlans(a, b), c)).toEqual(mergePlans(a, mergePlans(b, c)));
  }
});

test("words of many devices stop where a plan can hold no more, and it can still be read", () => {
  const long = (text: string, at: number) =>
    aPlan({ note: { text: text.repeat(heldLimits.note), at, base: 0 } });
  const merged = mergePlans(long("a", 1), long("b", 2));
  expect(merged.note.text).toHaveLength(heldLimits.note);
  expect(readPlan(merged)).toBeDefined();
});

test("two states are the same by what they hold, not by the order it stands in", () => {
  const turned = { ...aPlan(), ticks: Object.fromEntries(Object.entries(aPlan().ticks).reverse()) };
  expect(isSamePlan(aPlan(), turned)).toBe(true);
  expect(isSamePlan(aPlan(), asShared(aPlan()))).toBe(true);
  expect(isSamePlan(aPlan(), setDue(aPlan(), "a1", null, 101))).toBe(false);
  expect(lastChange(aPlan())).toBe(100);
});
