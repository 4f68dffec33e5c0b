import { parsePassportQuery, parseSuitQuery } from "#lib/countries/index.ts";
import { listPassports } from "#lib/countries/visa/open/passport-names.ts";
import { firstTyped, longestName } from "#lib/text/first-typed.ts";

test.each([
  [undefined, ""],
  ["  kenya ", "kenya"],
  [["ghana", "togo"], "ghana"],
  ["x".repeat(15_000), "x".repeat(40)],
])("of %p it takes %p", (value, taken) => {
  expect(firstTyped(value)).toBe(taken);
});

test("no name of a passport is cut, with the word passport behind it", () => {
  for (const { country, code } of listPassports()) {
    const typed = `${country} passport`;
    expect([country, firstTyped(typed, longestName)]).toEqual([country, typed]);
    expect(parsePassportQuery(typed).passport?.code).toBe(code);
    expect(parseSuitQuery({ passport: typed }).passport?.code).toBe(code);
  }
});
