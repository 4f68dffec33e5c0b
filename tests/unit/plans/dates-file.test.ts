import { datesFile, readPlanQuery } from "#lib/plans/index.ts";

const at = { site: "https://akoma.example", now: new Date("2026-11-24T10:00:00Z") };
const ask = (query: string) => datesFile(new URLSearchParams(query), at);

test("dates that were written into a form come as a calendar file, blank rows left out", () => {
  const made = ask("c=togo&path=branch&what=VAT+return&on=2027-01-15&what=&on=&what=Rent&on=2027-02-01");
  if (!("file" in made)) throw new Error("no file");
  expect(made.name).toBe("plan-togo.ics");
  expect(made.file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(made.file).toContain("SUMMARY:Togo: VAT return");
  expect(made.file).toContain("DTSTART;VALUE=DATE:20270201");
});

test("each row keeps its own day, also behind one that is blank, and the same date twice is one", () => {
  const made = ask("c=togo&what=A&on=bad&what=B&on=2027-03-01&what=B&on=2027-03-01");
  if (!("file" in made)) throw new Error("no file");
  expect(made.file.match(/SUMMARY:.*/g)).toEqual(["SUMMARY:Togo: B"]);
});

test.each(["", "&what=x&on=2027-02-30", "&what=&on=2027-01-01", `&what=${"x".repeat(81)}&on=2027-01-01`])(
  "without a date that can be used (%s) one is sent back to the sheet, which says so",
  (rest) =>
    expect(ask(`c=togo&path=branch${rest}`)).toEqual({ sendTo: "/plan?c=togo&path=branch&dates=none#dates" }),
);

test("a country there is none of leads to the page of plans", () => {
  expect(ask("c=//evil.example&what=x&on=2027-01-01")).toEqual({ sendTo: "/plan" });
});

test("what of an address cannot be used is ignored, and said", () => {
  expect(readPlanQuery({ c: "togo", path: "branch" })).toMatchObject({ kind: "branch", problems: [] });
  const shop = readPlanQuery({ c: "TOGO", path: "shop" });
  expect(shop).toMatchObject({ kind: "company", facts: { slug: "togo" } });
  expect(shop.problems.join()).toContain("“shop”");
  const nowhere = readPlanQuery({ c: ["atlantis", "togo"] });
  expect(nowhere.facts).toBeUndefined();
  expect(nowhere.problems.join()).toContain("“atlantis”");
});
