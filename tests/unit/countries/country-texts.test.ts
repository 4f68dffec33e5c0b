import { checkCountryTexts, readCountryTexts } from "#lib/data/countries/check-country-texts.ts";
import { changeJson } from "#tests/support/change-json.ts";

const files = readCountryTexts();
const kenya = "lib/data/countries/profiles/kenya.json";
const ghana = "lib/data/countries/histories/ghana.json";

const problemsAfter = (file: string, path: string, value?: unknown) =>
  checkCountryTexts({ ...files, [file]: changeJson(files[file], path, value) });

test("each of the 54 has a profile and a history that are fit to publish", () => {
  expect(Object.keys(files)).toHaveLength(108);
  expect(checkCountryTexts()).toEqual([]);
});

test.each([
  ["an unknown key", kenya, "living.weather", "Mild", `${kenya}: living: Unrecognized key: "weather"`],
  ["a missing text", kenya, "markets.regional", undefined, `${kenya}: markets.regional: Invalid input`],
  ["an empty text", ghana, "events.2.text", " ", `${ghana}: events.2.text: Too small`],
  ["a number as a text", ghana, "events.0.year", "1000", `${ghana}: events.0.year: Invalid input`],
  [
    "an address elsewhere",
    kenya,
    "cities.1.wiki",
    "https://example.org/",
    `${kenya}: cities.1.wiki: Invalid address`,
  ],
  ["a placeholder", kenya, "stability", "Kept {weeks} weeks.", `${kenya}: stability: Unknown placeholder`],
  ["no source", ghana, "sources", [], `${ghana}: sources.0: Invalid input`],
  [
    "a source without https",
    ghana,
    "sources.0.href",
    "http://example.org/",
    `${ghana}: sources.0.href: Invalid address`,
  ],
  ["a day that is none", kenya, "reviewedOn", "2026-02-30", `${kenya}: reviewedOn: Invalid ISO date`],
])("%s is found, with the file and the path in it", (_, file, path, value, problem) => {
  expect(problemsAfter(file, path, value)).toEqual([expect.stringContaining(problem)]);
});

test("a country without a file is found, and a file without a country", () => {
  const atlantis = "lib/data/countries/profiles/atlantis.json";
  expect(checkCountryTexts({ ...files, [atlantis]: files[kenya] })).toEqual([`${atlantis} names no country`]);
  const { [ghana]: _, ...rest } = files;
  expect(checkCountryTexts(rest)).toEqual([`${ghana} is missing`]);
});
