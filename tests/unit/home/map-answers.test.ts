import { mapClass, mapFigures, shortAnswer } from "#components/home/map-answers.ts";
import { answerOfPath, listCountries } from "#lib/countries/index.ts";

const countries = listCountries();

test("a country is coloured by each figure, or hatched where the sources do not say", () => {
  for (const country of countries) expect(mapClass(country)).toMatch(/^a[0-2n] b[0-3n]$/);
  const [online, days] = mapFigures;
  const none = countries.find((country) => answerOfPath(country, "company").online === null)!;
  expect(online?.step(none)).toBeNull();
  const full = countries.find((country) => answerOfPath(country, "company").online === "full")!;
  expect(online?.step(full)).toBe(0);
  expect(days?.steps).toHaveLength(4);
});

test("no cost or time that is but the last known leads on the map", () => {
  let old = 0;
  for (const country of countries) {
    const { cost, time } = answerOfPath(country, "company");
    const said = shortAnswer(country);
    if (time.fact?.basis.isLastKnown) {
      old += 1;
      expect(mapFigures[1]?.step(country)).toBeNull();
      expect(said).not.toMatch(/\bdays?\b/);
    }
    const isUnfit =
      cost.fact?.of === "path" && (cost.fact.basis.isLastKnown || cost.fact.basis.status !== "sourced");
    if (cost.fact?.of === "steps" || isUnfit) expect(said).not.toContain(country.currency.code);
  }
  expect(old).toBeGreaterThan(0);
});

test("what is known of a country is said in one short line", () => {
  const togo = countries.find(({ slug }) => slug === "togo")!;
  expect(shortAnswer(togo)).toBe("XOF 25,400 to 30,000, 1 to 3 days, online");
  for (const country of countries) expect(shortAnswer(country).length).toBeLessThanOrEqual(64);
});
