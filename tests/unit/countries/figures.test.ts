import { medianOfNumbers } from "#lib/data/countries/measure/statistics.ts";
import { formatFigure, formatRate, medianOf, riskRating, riskRule } from "#lib/data/countries/index.ts";
import { findCountry, listCountries, whyHeld } from "#lib/data/countries/record/index.ts";
import {
  figureKeys,
  figureKind,
  labelAlone,
  type FigureKey,
} from "#lib/data/countries/record/open/figures.ts";
import { regions } from "#lib/data/countries/record/open/regions.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

const ghana = findCountry("ghana") as Country;

test.each<[FigureKey, number, string]>([
  ["gdp_nominal_usd", 114_209_905_279, "$114.2 billion"],
  ["gdp_nominal_usd", 999_960_000_000, "$1 trillion"],
  ["gdp_per_capita_nominal_usd", 3257, "$3,257"],
  ["current_account_usd", -1_609_000_000, "-$1.6 billion"],
  ["current_account_usd", -900, "-$900"],
  ["population", 35_336_133, "35.3 million"],
  ["population", 98_260, "98,260"],
  ["area_km2", 238_533, "238,533 km²"],
  ["roads_km", 65_725, "65,725 km"],
  ["starting_days", 13, "13 days"],
  ["starting_days", 2.5, "2.5 days"],
  ["starting_days", 1, "1 day"],
  ["inflation_pct", 14.2, "14.2%"],
  ["inflation_pct", -0.04, "0%"],
  ["human_development", 0.628, "0.628"],
  ["ease_score", 60, "60.0"],
  ["ease_rank", 118, "118"],
  ["mobile_per_100", 114, "114 per 100 people"],
  ["median_age", 21.6, "21.6 years"],
  ["population", Number.NaN, "No data"],
  ["population", Number.POSITIVE_INFINITY, "No data"],
])("%s %d reads %s", (key, value, text) => {
  expect(formatFigure(key, value)).toBe(text);
});

test("a rank says out of how many only when that is known", () => {
  expect(formatFigure("ease_rank", 118, 190)).toBe("118 of 190");
});

test("every figure of every country can be written", () => {
  for (const { figures } of listCountries()) {
    for (const key of figureKeys) {
      const value = figures[key]?.value;
      if (value === undefined) continue;
      expect(formatFigure(key, value)).not.toMatch(/NaN|undefined|No data/);
    }
  }
});

test("the median is the middle, or the mean of the two in the middle", () => {
  expect(medianOfNumbers([3, 1, 2])).toBe(2);
  expect(medianOfNumbers([4, 1, 2, 3])).toBe(2.5);
  expect(medianOfNumbers([])).toBeNull();
});

test("medians count only countries with a value, and none gives null", () => {
  expect(medianOf("starting_days")?.of).toBe(54);
  expect(medianOf("getting_electricity_days")?.of).toBe(51);
  expect(medianOf("global_peace")).toBeNull();
  const north = listCountries().filter(({ region }) => region === "North Africa");
  expect(medianOf("starting_days", "North Africa")?.of).toBe(north.length);
});

test("a median of fewer than four values is not told, and doubtful values do not count", () => {
  for (const key of figureKeys) {
    for (const region of regions) expect(medianOf(key, region)?.of ?? 4).toBeGreaterThanOrEqual(4);
    const sure = listCountries().filter(({ figures: { [key]: figure } }) => {
      const why = figure && whyHeld(figure, key);
      return figure && why !== "doubt" && why !== "old";
    });
    expect(medianOf(key)?.of ?? 0).toBe(sure.length < 4 ? 0 : sure.length);
  }
  expect(medianOf("getting_electricity_days")).toMatchObject({ of: 51, among: 54 });
});

test.each<[FigureKey, RegExp]>([
  ["public_debt_pct_gdp", /, of GDP$/],
  ["remittances_pct_gdp", /, of GDP$/],
  ["fdi_inflow_pct_gdp", /, of GDP$/],
  ["tax_revenue_pct_gdp", /, of GDP$/],
  ["total_tax_rate_pct_profit", /, of profit$/],
  ["starting_cost_pct_income", /, of income per person$/],
  ["starting_min_capital_pct_income", /, of income per person$/],
  ["ease_rank", /, of 190$/],
  ["starting_rank", /, of 190$/],
])("the label of %s names what it is a share of", (key, base) => {
  expect(figureKind(key).label).toMatch(base);
});

test("the label that stands alone names the edition of a discontinued series", () => {
  expect(labelAlone("getting_electricity_days")).toBe(
    "Days to get electricity (Doing Business 2020, discontinued)",
  );
  expect(labelAlone("population")).toBe("Population");
});

const withPercentiles = (value: number): Country => {
  const figures = { ...ghana.figures };
  for (const { key } of riskRule.parts) figures[key] = { value, year: 2023, source: "worldbank-wgi-2024" };
  return { ...ghana, figures };
};

test.each([
  [100, "low"],
  [55, "low"],
  [54.9, "moderate"],
  [35, "moderate"],
  [34.9, "elevated"],
  [15, "elevated"],
  [14.9, "high"],
  [0, "high"],
])("a mean percentile of %d is %s risk", (score, rating) => {
  expect(riskRating(withPercentiles(score))).toEqual({
    rating,
    score,
    source: "worldbank-wgi-2024",
    asOf: 2023,
  });
});

test("the risk rating of Ghana is the mean of its five percentiles", () => {
  expect(riskRating(ghana)).toEqual({
    rating: "moderate",
    score: 47.8,
    source: "worldbank-wgi-2024",
    asOf: 2023,
  });
});

test("one missing part means no rating", () => {
  expect(riskRating({ ...ghana, figures: { ...ghana.figures, rule_of_law: null } })).toBeNull();
});

test("the bands of the rule meet without a gap", () => {
  const limits = riskRule.bands.toSorted((a, b) => a.from - b.from);
  expect(limits[0]?.from).toBe(0);
  expect(limits.at(-1)?.to).toBe(100);
  for (const [index, { to }] of limits.slice(0, -1).entries()) expect(limits[index + 1]?.from).toBe(to);
});

test("a rate of a tax, a levy or a contribution is written as its source states it, everywhere", () => {
  for (const country of listCountries()) {
    for (const key of ["corporate_tax_rate_pct", "vat_standard_rate_pct"] as const) {
      const figure = country.figures[key];
      if (figure)
        expect([country.slug, formatFigure(key, figure.value)]).toEqual([country.slug, `${figure.value}%`]);
    }
    const { withholding, payroll } = country.tax;
    for (const rate of [...Object.values(withholding ?? {}), ...Object.values(payroll ?? {})])
      if (typeof rate === "number") expect(formatRate(rate)).toBe(`${rate}%`);
  }
  expect(formatFigure("corporate_tax_rate_pct", 25.75)).toBe("25.75%");
});
