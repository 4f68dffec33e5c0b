import { noticeSaved } from "#lib/domains/notices/schema.ts";

const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
const aNotice = (parts: Record<string, unknown> = {}) => ({
  level: "information",
  words: "Offices are closed.",
  untilDay: day(2),
  untilTime: "18:00",
  ...parts,
});
const read = (parts?: Record<string, unknown>) => noticeSaved.parse(aNotice(parts));
const faults = (parts: Record<string, unknown>) => {
  const { error } = noticeSaved.safeParse(aNotice(parts));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
};

test("days and times are of UTC; without a first day it stands from now on", () => {
  expect(read({ untilTime: "\u0661\u0668:\u0660\u0660" })).toEqual(read({}));
  expect(read({ fromDay: day(1), fromTime: "9:05" })).toMatchObject({
    from: new Date(`${day(1)}T09:05:00Z`),
    until: new Date(`${day(2)}T18:00:00Z`),
  });
  expect(read({ fromDay: day(1) }).from).toEqual(new Date(`${day(1)}T00:00:00Z`));
  expect(read().from).toBeUndefined();
  expect(read({ id: "", version: "" })).toMatchObject({ id: undefined, version: undefined });
});

test("words come in one line, without what would draw other text backwards", () => {
  expect(read({ words: " One\r\n sentence.\u202e " }).words).toBe("One sentence.");
});

test.each([
  ["/contact", true],
  ["/start-business/ghana#tax", true],
  ["/explore/compare?c=ghana,togo", true],
  ["https://example.org/notice", true],
  ["/admin", false],
  ["/no-such-page", false],
  ["//example.org/contact", false],
  ["/\\example.org/contact", false],
  ["http://example.org/", false],
  ["https://user@example.org/", false],
  ["https://localhost/", false],
  ["javascript:alert(1)", false],
  ["contact", false],
] as const)("a link to %s is taken: %s", (linkTo, isTaken) => {
  const text = faults({ linkTo, linkLabel: "More" });
  expect(text).toEqual(isTaken ? {} : { linkTo: expect.stringMatching(/^Enter the path of a page/) });
});

test("what cannot be taken is said beside its field, all at once", () => {
  expect(faults({ words: "", level: "loud", untilDay: "", untilTime: "25:00" })).toEqual({
    level: expect.stringMatching(/./),
    words: "Write what the notice says.",
    untilDay: "Enter the day on which the notice ends.",
  });
  expect(faults({ untilTime: "25:00", fromTime: "10:00", linkLabel: "More" })).toEqual({
    untilTime: "Enter a time of day from 00:00 to 23:59, like 14:30.",
    fromDay: "Enter the first day too, or leave its time out.",
    linkTo: "Enter where the link leads, or leave its words out.",
  });
  expect(faults({ words: "x".repeat(241), country: "atlantis" })).toEqual({
    words: "Keep the sentence to 240 characters.",
    country: expect.stringMatching(/./),
  });
  expect(faults({ fromDay: "2026-02-30", linkTo: "/contact" })).toHaveProperty("fromDay");
  expect(faults({ linkTo: "/contact" })).toEqual({ linkLabel: "Write the words of the link." });
  expect(faults({ id: "x" })).toEqual({ id: "There is no such notice." });
});
