import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import {
  choosePath,
  emptyPlan,
  heldLimits,
  limits,
  listDues,
  payStep,
  setDue,
  tickedSteps,
  tickSteps,
  writeNote,
} from "#lib/domains/plans/open/plan.ts";
import { dueId } from "#lib/domains/plans/open/plan-ics.ts";
import { planFragment, readFragment, takeInShared } from "#lib/domains/plans/open/share-link.ts";
import { readPlan } from "#lib/domains/plans/schema.ts";
import { shortHash, toBase64url } from "#lib/platform/text/encoding.ts";
import { aPlan } from "./a-plan.ts";

const note = "Line one\nwith \\n in it, é, አማርኛ and 🌍 & #?=%";
const full = () => {
  const due = { on: "2027-03-31", what: "Déclaration annuelle" };
  return writeNote(setDue(aPlan(), dueId(due), due, 200), note, 300);
};
const forged = (text: string) => `plan=1${shortHash(text)}${toBase64url(text)}`;

test("a plan comes out of its link as it went in, for every country", () => {
  for (const slug of countrySlugs) {
    const read = readFragment(`#${planFragment(slug, full())}`, 1_000);
    expect(read).toMatchObject({ slug, isWhole: true });
    expect(tickedSteps(read!.plan)).toEqual(["1", "3"]);
    expect(read!.plan.path[0]).toBe("branch");
    expect(read!.plan.paid["1"]?.[0]).toEqual({ amount: 25_000, currency: "XOF" });
    expect(listDues(read!.plan).map(({ on, what }) => ({ on, what }))).toEqual([
      { on: "2027-01-15", what: "VAT return" },
      { on: "2027-03-31", what: "Déclaration annuelle" },
    ]);
    expect(read!.plan.note.text).toBe(note);
    expect(readPlan(read!.plan)).toBeDefined();
  }
});

test("a plan as full as one can be comes out of its link whole, also in letters that take most room", () => {
  const rows = Array.from({ length: heldLimits.entries }, (_, at) => at + 1);
  let plan = tickSteps(emptyPlan, rows.map(String), rows.map(String), 1);
  for (const row of rows) {
    plan = payStep(plan, String(row), { amount: 999_999_999_999.99, currency: "ETB" }, 2);
    const due = { on: "2027-03-31", what: `${row}`.padEnd(limits.what, "አ") };
    plan = setDue(plan, dueId(due), due, 3);
  }
  plan = readPlan(writeNote(plan, "አማርኛ".repeat(heldLimits.note / 4), 4))!;
  const fragment = planFragment("central-african-republic", choosePath(plan, "foreign-owner", 5));
  const read = readFragment(fragment, 1_000)!;
  expect(read.isWhole).toBe(true);
  expect(tickedSteps(read.plan)).toEqual(tickedSteps(plan));
  expect(Object.values(read.plan.paid).map(([paid]) => paid)).toEqual(
    Object.values(plan.paid).map(([paid]) => paid),
  );
  expect(listDues(read.plan)).toEqual(listDues(plan));
  expect(read.plan.note.text).toBe(plan.note.text);
});

test("the link is letters that no messenger ends a link at", () => {
  expect(planFragment("togo", full())).toMatch(/^plan=[\w-]+$/);
});

test("of a link cut anywhere, what is there is read, and it is said that it is not whole", () => {
  const whole = planFragment("sao-tome-and-principe", full());
  let most = 0;
  for (let length = whole.length - 1; length > 0; length -= 1) {
    const read = readFragment(whole.slice(0, length), 1_000);
    if (!read) continue;
    expect(read.isWhole).toBe(false);
    expect(readPlan(read.plan)).toBeDefined();
    most = Math.max(most, listDues(read.plan).length);
  }
  expect(most).toBe(2);
  expect(readFragment(whole.slice(0, 80), 1_000)?.slug).toBe("sao-tome-and-principe");
});

test("a forged line is left out, and the rest is read", () => {
  const lines = [
    "togo branch",
    "T1,x,3",
    "T0",
    "P1 -5 XOF",
    "P1 1e9 XOF",
    "P9 70 XOF",
    "D2027-02-30 no day",
    "D2027-02-03 ",
    `D2027-02-03 ${"x".repeat(81)}`,
    "D2027-02-03 a day",
    "Z what",
    "N<script>alert(1)</script>",
  ];
  const read = readFragment(forged(lines.join("\n")), 5)!;
  expect(read).toMatchObject({ slug: "togo", isWhole: false });
  expect(read.plan.ticks).toEqual({});
  expect(Object.keys(read.plan.paid)).toEqual(["9"]);
  expect(listDues(read.plan).map(({ what }) => what)).toEqual(["a day"]);
  expect(read.plan.note.text).toBe("<script>alert(1)</script>"); // a text, and rendered as one
  expect(readPlan(read.plan)).toBeDefined();
});

test.each([
  "",
  "#register",
  "plan=",
  "plan=2abc",
  `plan=1${"x".repeat(40)}`,
  forged("atlantis company"),
  forged("__proto__ company"),
  "plan=1%%%",
])("%s carries no plan", (fragment) => expect(readFragment(fragment, 5)).toBeUndefined());

test("a forged link that fills all there is room for leaves one's own plan as it was, and readable", () => {
  const own = aPlan();
  const lines = [
    "togo company",
    `T${Array.from({ length: heldLimits.entries }, (_, at) => 100 + at).join(",")}`,
    ...Array.from({ length: heldLimits.entries }, (_, at) => `P${100 + at} 1 XOF`),
    "Nmore\0 words",
  ];
  const read = readFragment(forged(lines.join("\n")), 1_000)!;
  expect(Object.keys(read.plan.paid).length).toBeGreaterThan(heldLimits.entries / 2);
  expect(read.plan.note.text).not.toContain("\0");
  const taken = readPlan(takeInShared(own, read, 1_000));
  expect(taken).toBeDefined();
  expect(taken).toMatchObject({ path: own.path, paid: own.paid, dues: own.dues });
  expect(tickedSteps(taken!)).toEqual(expect.arrayContaining(["1", "3"]));
});

test("of a link far too long no more is read than a link may have", () => {
  const lines = [
    "togo company",
    `N${"x".repeat(heldLimits.note)}`,
    ...Array.from({ length: 20_000 }, (_, at) => `D2027-02-03 thing ${at}`),
  ];
  const read = readFragment(forged(lines.join("\n")), 5)!;
  expect(read.isWhole).toBe(false);
  expect(listDues(read.plan)).toHaveLength(heldLimits.entries);
  expect(read.plan.note.text.length).toBeLessThanOrEqual(heldLimits.note);
  expect(readPlan(read.plan)).toBeDefined();
});

test("a path nobody knows is the first one, and said not to be whole", () => {
  expect(readFragment(forged("togo shop"), 5)).toMatchObject({
    isWhole: false,
    plan: { path: ["company", 5] },
  });
});

test("taken into one's own plan it adds and changes nothing that stands there", () => {
  const own = writeNote(aPlan({ ticks: { "2": [true, 9], "3": [false, 9] } }), "Mine", 400);
  const sent = readFragment(planFragment("togo", full()), 1_000)!;
  const taken = takeInShared(own, sent, 1_000);
  expect(taken.path).toEqual(own.path);
  expect(tickedSteps(taken)).toEqual(["1", "2", "3"]);
  expect(taken.note.text).toBe(`Mine\n\n${note}`);
  const again = takeInShared(taken, sent, 2_000);
  expect(again).toEqual(taken);
  expect(takeInShared(undefined, sent, 1_000)).toEqual(sent.plan);
  expect(takeInShared(emptyPlan, sent, 1_000).note.text).toBe(note);
});
