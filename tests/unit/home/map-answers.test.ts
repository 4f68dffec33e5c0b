import { mapClass, mapFigures, shortAnswer } from "#components/home/map-answers.ts";
import { answerOfPath } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";

const countries = listCountries();

test("a country is coloured by each figure, or hatched where the sources do not say", () => {
  for (const country of countries) expect(mapClass(country)).toMatch(/^a[0-2n] b[0-3n]$/);
  const [online, ease] = mapFigures();
  const none = countries.find((country) => answerOfPath(country, "company").online === null)!;
  expect(online?.step(none)).toBeNull();
  const full = countries.find((country) => answerOfPath(country, "company").online === "full")!;
  expect(online?.step(full)).toBe(0);
  expect(ease?.steps).toHaveLength(4);
});

test("no cost or time that is old, in doubt or of a count that ended leads on the map", () => {
  let [old, ended] = [0, 0];
  for (const country of countries) {
    const { cost, time } = answerOfPath(country, "company");
    const text = shortAnswer(country);
    const isEnded = /Doing Business|World Bank/.test(time.fact?.counts ?? "");
    if (time.fact?.basis.isLastKnown) old += 1;
    if (isEnded) ended += 1;
    if (time.fact?.basis.isLastKnown || isEnded) expect(text).not.toMatch(/\bdays?\b/);
    const isUnfit =
      cost.fact?.of === "path" && (cost.fact.basis.isLastKnown || cost.fact.basis.status !== "sourced");
    if (cost.fact?.of === "steps" || isUnfit) expect(text).not.toContain(country.currency.code);
  }
  expect(Math.min(old, ended)).toBeGreaterThan(0);
});

test("what is known of a country is said in one short line", () => {
  const shortOf = (name: string) => shortAnswer(countries.find(({ slug }) => slug === name)!);
  expect(shortOf("togo")).toBe("XOF 25,400 to 30,000, online");
  expect(shortOf("mozambique")).toMatch(/^MZN .*, .*30 days, online in part$/);
  for (const country of countries) expect(shortAnswer(country).length).toBeLessThanOrEqual(64);
});
