import { parsePassportQuery, parseSuitQuery } from "#lib/data/countries/index.ts";
import { listPassports } from "#lib/data/countries/visa/open/passport-names.ts";
import { firstTyped, longestName } from "#lib/platform/text/first-typed.ts";

test.each([
  [undefined, ""],
  ["  kenya ", "kenya"],
  [["ghana", "togo"], "ghana"],
  ["x".repeat(15_000), "x".repeat(40)],
])("of %p it takes %p", (value, taken) => {
  expect(firstTyped(value)).toBe(taken);
});

test("no name of a passport is cut", () => {
  for (const { name, code } of listPassports()) {
    expect(firstTyped(name, longestName)).toBe(name);
    expect([name, parsePassportQuery(name).passport?.code]).toEqual([name, code]);
    expect([name, parseSuitQuery({ passport: name }).passport?.code]).toEqual([name, code]);
  }
});
