import { listCountries } from "#lib/data/countries/record/index.ts";
import {
  findPassport,
  nearPassports,
  listPassports,
  passportName,
} from "#lib/data/countries/visa/open/passport-names.ts";

test("there are 199 passports with names of their own, in the order of their countries", () => {
  const passports = listPassports();
  expect(passports).toHaveLength(199);
  expect(new Set(passports.map(({ country }) => country)).size).toBe(199);
  expect(new Set(passports.map(({ name }) => name)).size).toBe(199);
  const countries = passports.map(({ country }) => country);
  expect(countries).toEqual(countries.toSorted((one, other) => one.localeCompare(other, "en")));
});

test("no name is a code, is cut short or names more than one country", () => {
  const odd = listPassports().filter(({ country }) =>
    /^[A-Z]{2}$|&|\bSt\b|SAR|\(Burma|Territories|Unknown/.test(country),
  );
  expect(odd).toEqual([]);
  expect(findPassport("XK")?.country).toBe("Kosovo");
});

test("a passport of the 54 has the name its country has elsewhere", () => {
  const names = listPassports().filter(({ code }) => listCountries().some(({ iso2 }) => iso2 === code));
  expect(names).toHaveLength(54);
  for (const { code, country } of names)
    expect([code, country]).toEqual([code, listCountries().find(({ iso2 }) => iso2 === code)?.name]);
});

test.each([
  ["fr", "FR"],
  [" FRANCE ", "FR"],
  ["French", "FR"],
  ["french passport", "FR"],
  ["ivory-coast", "CI"],
  ["Cote dIvoire", "CI"],
  ["UK", "GB"],
  ["american", "US"],
  ["nigerian", "NG"],
  ["Nigerien", "NE"],
])("%j is the passport %s", (asked, code) => {
  expect(findPassport(asked)?.code).toBe(code);
});

test.each(["", "  ", "atlantis", "zz", "f", "__proto__", "constructor"])("%j is no passport", (asked) => {
  expect(findPassport(asked)).toBeUndefined();
});

test("a slip of the pen is offered the passports of a like name", () => {
  expect(nearPassports("Nigria").map(({ code }) => code)).toContain("NG");
  expect(nearPassports("xyzxyzxyz")).toEqual([]);
  expect(passportName("GB")).toBe("British passport");
});
