import { datesFile, readPlanQuery } from "#lib/domains/plans/index.ts";

const at = { site: "https://akoma.example", now: new Date("2026-11-24T10:00:00Z") };
const ask = (query: string) => datesFile(new URLSearchParams(query), at);

/** What the print sheet reads from the address that the visitor is sent to. */
function sheetOf(sent: ReturnType<typeof ask>) {
  if (!("sendTo" in sent)) throw new Error("a file");
  expect(sent.sendTo).toMatch(/^\/plan\?[\x21-\x7e]*#dates$/);
  const { searchParams } = new URL(sent.sendTo, at.site);
  return readPlanQuery(
    Object.fromEntries([...searchParams.keys()].map((key) => [key, searchParams.getAll(key)])),
  );
}

test("dates that were written into a form come as a calendar file, blank rows left out", () => {
  const made = ask("c=togo&path=branch&what=VAT+return&on=2027-01-15&what=&on=&what=Rent&on=2027-02-01");
  if (!("file" in made)) throw new Error("no file");
  expect(made.name).toBe("plan-togo.ics");
  expect(made.file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(made.file).toContain("SUMMARY:Togo: VAT return");
  expect(made.file).toContain("DTSTART;VALUE=DATE:20270201");
});

test("each row keeps its own day, also behind one that is blank, and the same date twice is one", () => {
  const made = ask("c=togo&what=&on=&what=B&on=2027-03-01&what=B&on=2027-03-01");
  if (!("file" in made)) throw new Error("no file");
  expect(made.file.match(/SUMMARY:.*/g)).toEqual(["SUMMARY:Togo: B"]);
});

test.each(["", "&what=&on=", "&what=+&on=+"])(
  "without a date (%s) one is sent back to the sheet, which says so",
  (rest) => {
    const sent = ask(`c=togo&path=branch${rest}`);
    expect(sent).toEqual({ sendTo: "/plan?c=togo&path=branch&dates=none#dates" });
    expect(sheetOf(sent).dates).toEqual([{ what: "", on: "", lacks: "all" }]);
  },
);

test.each([
  ["&what=VAT+%26+ጉዳይ&on=&what=Rent&on=2027-02-01", "day"],
  ["&what=x&on=2027-02-30", "day"],
  ["&what=Rent&on=2027-02-01&what=&on=2027-01-01", "what"],
  [`&what=${"x".repeat(81)}&on=2027-01-01`, "what"],
])(
  "of a row that is filled by half (%s) nothing is dropped: all that was written stands in the sheet, which says what lacks",
  (rest, lacks) => {
    const sent = ask(`c=togo&path=branch${rest}`);
    const sheet = sheetOf(sent);
    expect(sheet).toMatchObject({ kind: "branch", facts: { slug: "togo" }, problems: [] });
    const typed = new URLSearchParams(rest);
    expect(sheet.dates.map(({ what }) => what)).toEqual(typed.getAll("what"));
    expect(sheet.dates.map(({ on }) => on)).toEqual(typed.getAll("on"));
    expect(sheet.dates.flatMap((row) => row.lacks ?? [])).toEqual([lacks]);
  },
);

test("of rows nobody could have written no more come back than a plan has dates", () =>
  expect(sheetOf(ask(`c=togo${"&what=x&on=".repeat(500)}`)).dates).toHaveLength(20));

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
