import { percentileRanks } from "#lib/data/countries/measure/statistics.ts";
import { firstAgainstSecond, presets, rankByPreset, type Preset } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { presetIds } from "#lib/data/countries/measure/presets.ts";
import type { Country, Figure } from "#lib/data/countries/record/open/schema.ts";

const stable = presets.find(({ id }) => id === "most-stable") as Preset;
const cheap = presets.find(({ id }) => id === "start-cheaply") as Preset;

type Values = Partial<Record<keyof Country["figures"], number | Figure>>;

/** The first countries by name, with these figures; numbers are from 2025 and not in doubt. */
const having = (...rows: Values[]): Country[] =>
  listCountries()
    .slice(0, rows.length)
    .map((country, index) => {
      const own = Object.entries(rows[index] ?? {}).map(([key, value]) => [
        key,
        typeof value === "number" ? { value, year: 2025, source: "bready-2025-workbook" } : value,
      ]);
      return { ...country, figures: { ...country.figures, ...Object.fromEntries(own) } };
    });

/** How far a country's three scores are below the best possible. */
const starting = (practice: number, services: number, rules: number): Values => ({
  bready_entry_practice: 100 - practice,
  bready_entry_services: 100 - services,
  bready_entry_rules: 100 - rules,
});

test("a percentile rank is the share of the others that are worse, an equal one counting half", () => {
  expect(percentileRanks([10, 20, 30], "higher")).toEqual([0, 50, 100]);
  expect(percentileRanks([10, 20, 30], "lower")).toEqual([100, 50, 0]);
  expect(percentileRanks([5, 5, 9], "higher")).toEqual([25, 25, 100]);
  expect(percentileRanks([7], "higher")).toEqual([50]);
  expect(percentileRanks([], "higher")).toEqual([]);
});

test("the score of three countries is what one reckons by hand", () => {
  // Practice: 100, 50, 0. Services: the first two tie, each above one: 75, 75, 0. Rules: 0, 100, 50.
  const countries = having(starting(1, 0, 30), starting(5, 0, 10), starting(9, 20, 20));
  const { rows, missing } = rankByPreset(cheap, countries);
  expect(rows.map(({ country, place, score }) => [country.name, place, score])).toEqual([
    ["Angola", 1, 75],
    ["Algeria", 2, 58.3],
    ["Benin", 3, 16.7],
  ]);
  expect(missing).toEqual([]);
});

test("equal scores share a place", () => {
  const countries = having(starting(1, 0, 30), starting(1, 0, 30), starting(9, 20, 40));
  expect(rankByPreset(cheap, countries).rows.map(({ place, score }) => [place, score])).toEqual([
    [1, 75],
    [1, 75],
    [3, 0],
  ]);
});

test("a country that misses a figure, or has one in doubt or too old, is listed apart and measured against nobody", () => {
  const old = { value: 2, year: 2015, source: "bready-2025-workbook", stale: true } as const;
  const countries = having(
    starting(1, 0, 30),
    { ...starting(0, 0, 1), bready_entry_rules: old },
    starting(9, 20, 40),
  );
  const { rows, missing } = rankByPreset(cheap, countries);
  expect(rows.map(({ country, score }) => [country.name, score])).toEqual([
    ["Algeria", 100],
    ["Benin", 0],
  ]);
  expect(missing.map(({ country }) => country.name)).toEqual(["Angola"]);
  expect(missing[0]?.parts[2]).toMatchObject({ text: "2.0", apart: "doubt" });
  const without: Country = {
    ...(countries[0] as Country),
    figures: { ...(countries[0] as Country).figures, bready_entry_rules: null },
  };
  expect(rankByPreset(cheap, [without]).missing[0]?.parts[2]).toMatchObject({
    known: { fact: null, reason: "Not found in a source that may be used." },
    text: "No data",
    apart: null,
  });
});

test("the first place is told against the runner-up, with values, years and what it costs", () => {
  const countries = having(starting(1, 0, 30), starting(5, 0, 10), starting(9, 20, 20));
  expect(firstAgainstSecond(rankByPreset(cheap, countries))).toEqual([
    "Angola stands first with 75 out of 100, before Algeria with 58.3.",
    "Angola is ahead in “Business entry: rules (B-READY)” (90.0 against 70.0, 2025).",
    "Choosing it over Algeria costs something as well: Algeria is ahead in “Business entry: time and cost (B-READY)” (99.0 against 95.0, 2025).",
  ]);
});

test("a shared first place is said, and a list of one has no runner-up", () => {
  const countries = having(starting(1, 0, 30), starting(1, 0, 30));
  expect(firstAgainstSecond(rankByPreset(cheap, countries))).toEqual([
    "Algeria and Angola share the first place with 50 out of 100.",
    "Of these figures, Angola is ahead in none.",
  ]);
  expect(firstAgainstSecond(rankByPreset(cheap, having(starting(1, 0, 30))))).toEqual([]);
});

test("each ready-made ranking says what it asks, why these figures and what it leaves out, and scores most countries", () => {
  expect(presets.map(({ id }) => id)).toEqual([...presetIds]);
  for (const preset of presets) {
    expect(preset.question).toMatch(/^Where .+\?$/);
    expect(preset.why).toMatch(/\.$/);
    expect(preset.leavesOut.length).toBeGreaterThan(80);
    expect(preset.ingredients.length).toBeGreaterThanOrEqual(2);
    expect(preset.ingredients.length).toBeLessThanOrEqual(4);
    const { rows, missing } = rankByPreset(preset, listCountries());
    expect(rows.length + missing.length).toBe(54);
    expect(rows.length).toBeGreaterThanOrEqual(29);
    for (const { score } of rows) expect(score).toBeGreaterThanOrEqual(0);
    for (const { score } of rows) expect(score).toBeLessThanOrEqual(100);
    for (const sentence of firstAgainstSecond(rankByPreset(preset, listCountries())))
      expect(sentence).toMatch(/^[A-ZÀ-Þ][^{}]+\.$/);
  }
});

test("no score is made from an index whose licence lets nothing be derived from it", () => {
  const sources = presets.flatMap((preset) =>
    rankByPreset(preset, listCountries()).sources.map(({ id }) => id),
  );
  expect(sources).not.toContain("ti-cpi-2025");
});

test("stability is a matter of three percentiles of one year", () => {
  expect(stable.ingredients.map(({ key, better }) => [key, better])).toEqual([
    ["political_stability", "higher"],
    ["rule_of_law", "higher"],
    ["government_effectiveness", "higher"],
  ]);
});
