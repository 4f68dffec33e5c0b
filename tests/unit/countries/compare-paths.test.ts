import { comparePaths } from "#lib/data/countries/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { RegistrationTotal } from "#lib/data/countries/record/open/registration-schema.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

const togo = findCountry("togo") as Country;

/** A country with Togo's guide but another total: what a local company costs and takes there. */
function costing(slug: Country["slug"], total: Partial<RegistrationTotal>): Country {
  const whole: RegistrationTotal = {
    form: "SARL",
    cost: null,
    days: null,
    minCapital: null,
    asOf: "2025",
    status: "sourced",
    sources: [],
    ...total,
  };
  return {
    ...togo,
    slug,
    registration: { ...togo.registration, totals: { company: whole, soleTrader: null } },
  };
}

const cost = (min: number, max: number | null, currency = "USD") => ({
  cost: { min, max, currency, includes: "all fees" },
});
const days = (max: number, counts = "from a complete file") => ({ days: { min: 1, max, counts } });
/** Two francs are one dollar; the dirham has no rate. */
const toOneMoney = (amount: number, currency: string) =>
  ({ USD: amount, XOF: amount / 2 })[currency as "USD" | "XOF"];
const best = (...countries: Country[]) => comparePaths(countries, "company", toOneMoney).best;

test("the least is best, by the upper end and in one money", () => {
  expect(best(costing("togo", cost(10, 100)), costing("mali", cost(20, 150, "XOF"))).cost).toEqual(["mali"]);
  expect(best(costing("togo", days(9)), costing("mali", days(3)), costing("chad", days(3))).time).toEqual([
    "mali",
    "chad",
  ]);
});

test("nobody is best where all are equal or only one is known", () => {
  expect(best(costing("togo", cost(0, 5)), costing("mali", cost(1, 5))).cost).toEqual([]);
  expect(best(costing("togo", cost(0, 5)), costing("mali", {})).cost).toEqual([]);
});

test.each([
  ["indicative", { status: "indicative" as const }],
  ["old", { asOf: "2019" }],
  ["more than two years apart", { asOf: "2022" }],
  ["without a year", { asOf: null }],
  ["open at its upper end", cost(1, null)],
  ["without a rate", cost(1, 2, "MAD")],
])("a total that is %s silences the row", (_, change) => {
  const rival = costing("mali", { ...cost(1, 2), ...change });
  expect(best(costing("togo", cost(10, 100)), rival).cost).toEqual([]);
});

test("days that rest on Doing Business silence the row", () => {
  const rival = costing("mali", days(2, "72 hours by law; 11 in Doing Business 2020"));
  expect(best(costing("togo", days(9)), rival).time).toEqual([]);
});

test("neither an office nor whether it is done online makes one best", () => {
  expect(best(togo, findCountry("ghana") as Country)).toMatchObject({ place: [], online: [] });
});
