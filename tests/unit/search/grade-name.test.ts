import { gradeName, grades, prepareNames } from "#lib/platform/text/grade-name.ts";

const names = prepareNames({
  name: "Côte d'Ivoire",
  keys: ["ivory coast", "abidjan", "republic of cote divoire"],
  codes: ["ci", "civ"],
  also: ["west africa"],
});

test.each([
  ["cote divoire", grades.exact],
  ["civ", grades.exact],
  ["ivory coast", grades.key],
  ["cote", grades.begins],
  ["divo cot", grades.wordsOfName],
  ["abid", grades.keyBegins],
  ["cotedivoire", grades.joined],
  ["west africa", grades.joined],
  ["coast abidjan", grades.words],
  ["africa", grades.words],
])("“%s” has its grade", (query, grade) => expect(gradeName(names, query)).toBe(grade));

test.each(["ivx c", "cx", "ghana", "civx", "ory"])("“%s” is no answer", (query) => {
  expect(gradeName(names, query)).toBeUndefined();
});

test("without other names a name is found by itself", () => {
  expect(gradeName(prepareNames({ name: "Togo" }), "togo")).toBe(grades.exact);
});
