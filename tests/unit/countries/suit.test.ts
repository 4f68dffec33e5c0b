import { parseSuitQuery, rankSuiting, type Suiting } from "#lib/data/countries/index.ts";
import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import { firsts, wants, whos } from "#lib/data/countries/suit/open/questions.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { Country, Figure } from "#lib/data/countries/record/open/schema.ts";
import { snapshot } from "#lib/data/currency/snapshot.ts";
import { toBaseBy } from "#lib/data/currency/open/convert.ts";

const toOneMoney = toBaseBy(snapshot);
const ghana = findCountry("ghana") as Country;

const measured = [
  "bready_entry_practice",
  "corporate_tax_rate_pct",
  "gdp_ppp_usd",
  "political_stability",
  "internet_users_pct",
] as const satisfies readonly FigureKey[];

type Made = Partial<Record<(typeof measured)[number], number | Figure>> & {
  cost?: number | null;
  capital?: number;
  asOf?: string;
};

/** Countries with these figures and totals and no others; numbers are from 2025 and not in doubt. */
const having = (...rows: Made[]): Country[] =>
  listCountries()
    .slice(0, rows.length)
    .map((base, index) => {
      const { cost = null, capital = 0, asOf = "2025", ...figures } = rows[index] ?? {};
      const own = measured.map((key) => {
        const value = figures[key] ?? null;
        return [
          key,
          typeof value === "number" ? { value, year: 2025, source: "bready-2025-workbook" } : value,
        ];
      });
      const basis = { form: "Ltd", asOf, status: "sourced" as const, sources: [], days: null };
      const company = {
        ...basis,
        cost: cost === null ? null : { min: 0, max: cost, currency: "USD", includes: "all fees" },
        minCapital: { amount: capital, currency: "USD" },
      };
      return {
        ...base,
        figures: { ...base.figures, ...(Object.fromEntries(own) as Country["figures"]) },
        registration: { ...ghana.registration, totals: { company, soleTrader: null } },
      };
    });

const rank = (countries: Country[], answers: Record<string, string>) =>
  rankSuiting(countries, parseSuitQuery(answers), toOneMoney);
const scores = ({ placed, unplaced }: Suiting) =>
  [...placed, ...unplaced].map(({ country, score }) => [country.slug, score]);
const ids = (reasons: readonly { id: string }[]) => reasons.map(({ id }) => id);

test("three countries worked by hand: the lowest tax matters most, the market and stability once each", () => {
  const three = having(
    { corporate_tax_rate_pct: 10, gdp_ppp_usd: 1, political_stability: 50 },
    { corporate_tax_rate_pct: 20, gdp_ppp_usd: 3, political_stability: 50 },
    { corporate_tax_rate_pct: 30, gdp_ppp_usd: 2, political_stability: 80 },
  );
  // The weights add up to ten: tax 6; cost, B-READY, market and stability 1 each. An unknown figure counts 50.
  // (6·100 + 50 + 50 + 0 + 25) / 10; (6·50 + 50 + 50 + 100 + 25) / 10; (0 + 50 + 50 + 50 + 100) / 10
  expect(scores(rank(three, { first: "tax" }))).toEqual([
    ["algeria", 72.5],
    ["angola", 52.5],
    ["benin", 25],
  ]);
});

test("what somebody wants counts three times, money two, and money is enough or it is not", () => {
  const two = having({ cost: 100, internet_users_pct: 90 }, { cost: 600, internet_users_pct: 20 });
  const { placed, parts } = rank(two, { want: "online", amount: "500", currency: "USD" });
  expect(Object.fromEntries(parts.map(({ id, weight }) => [id, weight]))).toEqual({
    cost: 1,
    simple: 1,
    tax: 1,
    market: 1,
    stable: 1,
    want: 3,
    money: 2,
  });
  // (100 + 4·50 + 3·100 + 2·100) / 10 and (0 + 4·50 + 0 + 0) / 10
  expect(placed.map(({ score }) => score)).toEqual([80, 20]);
  expect(ids(placed[0]?.speaksFor ?? [])).toEqual(["want", "money", "cost"]);
  expect(ids(placed[1]?.speaksAgainst ?? [])).toEqual(["want", "money", "cost"]);
});

test("the capital counts with the cost, and is enough only where both are known", () => {
  const known = having(
    { cost: 100, capital: 450 },
    { cost: null, capital: 600 },
    { cost: null, capital: 10 },
    { cost: 500, capital: 0 },
  );
  const { placed } = rank(known, { amount: "500" });
  const money = (slug: string) => {
    const row = placed.find(({ country }) => country.slug === slug);
    return [...(row?.speaksFor ?? []), ...(row?.speaksAgainst ?? []), ...(row?.notCounted ?? [])].find(
      ({ id }) => id === "money",
    )?.value.points;
  };
  expect(["algeria", "angola", "benin", "botswana"].map(money)).toEqual([0, 0, null, 100]);
});

test("a country that only becomes cheaper never falls", () => {
  const others = [40, 80, 160, 320].map((cost, index) => ({
    cost,
    corporate_tax_rate_pct: 20 + index,
    political_stability: 10 * index,
  }));
  const questions: Record<string, string>[] = [
    {},
    { first: "cheap" },
    { first: "tax", amount: "100" },
    { want: "online", amount: "200", first: "cheap" },
  ];
  for (const answers of questions) {
    let before = Infinity;
    for (let cost = 400; cost >= 0; cost -= 10) {
      const { placed } = rank(
        having({ cost, corporate_tax_rate_pct: 22, political_stability: 15 }, ...others),
        answers,
      );
      const place = placed.find(({ country }) => country.slug === "algeria")?.place ?? Infinity;
      expect(place).toBeLessThanOrEqual(before);
      before = place;
    }
  }
});

test.each([
  ["in doubt", { lowConfidence: true }],
  ["indicative", { indicative: true }],
  ["old", { year: 2020 }],
] as const)("a tax that is %s never counts, and the country says so once", (_, mark) => {
  const doubted = { value: 1, year: 2025, source: "bready-2025-workbook", ...mark };
  const { placed, unplaced } = rank(
    having(
      { corporate_tax_rate_pct: doubted },
      { corporate_tax_rate_pct: 20 },
      { corporate_tax_rate_pct: 30 },
    ),
    { first: "tax" },
  );
  expect(placed.map(({ country }) => country.slug)).toEqual(["angola", "benin"]);
  expect(unplaced.map(({ country }) => country.slug)).toEqual(["algeria"]);
  expect(unplaced[0]?.score).toBe(50);
  expect(ids(unplaced[0]?.notCounted ?? []).filter((id) => id === "tax")).toHaveLength(1);
});

test.each([
  ["without a year", null],
  ["old", "2019"],
])("a total %s never counts", (_, asOf) => {
  const [row] = rank(
    having({ cost: 1, asOf: asOf as string }, { cost: 100 }, { cost: 200 }),
    {},
  ).placed.filter(({ country }) => country.slug === "algeria");
  expect(ids(row?.speaksFor ?? [])).not.toContain("cost");
  expect(ids(row?.notCounted ?? [])).toContain("cost");
});

const questions = [
  {},
  ...Object.keys(firsts).map((first) => ({ first, passport: "KE" })),
  ...Object.keys(wants).flatMap((want) =>
    Object.keys(whos).map((who) => ({ want, who, passport: "FR", amount: "1 000", currency: "EUR" })),
  ),
];

test.each(questions.map((answers) => [JSON.stringify(answers), answers] as const))(
  "%s: every country is there once with reasons, each of a year, and better than the one after it",
  (_, answers) => {
    const suiting = rank([...listCountries()], answers as Record<string, string>);
    const rows = [...suiting.placed, ...suiting.unplaced];
    expect(new Set(rows.map(({ country }) => country.slug)).size).toBe(54);
    for (const { speaksFor, speaksAgainst, notCounted, score } of rows) {
      expect(speaksFor.length + speaksAgainst.length).toBeGreaterThan(0);
      for (const { value } of [...speaksFor, ...speaksAgainst]) {
        if (value.reason !== null) throw new Error(value.reason);
        expect(value.year).toMatch(/^20\d\d$/);
        expect(value.text).not.toMatch(/undefined|NaN|null/);
      }
      for (const { value } of notCounted) expect(value.reason).toMatch(/\w/);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }
    for (const list of [suiting.placed, suiting.unplaced])
      for (const [index, { score }] of list.entries())
        expect(score).toBeLessThanOrEqual(list[index - 1]?.score ?? 100);
    expect(scores(rank([...listCountries()], answers as Record<string, string>))).toEqual(scores(suiting));
  },
);

test("a visa has fixed points, and a rule in doubt for the passport does not count", () => {
  const { placed, unplaced } = rank([...listCountries()], { passport: "US", first: "entry" });
  expect(unplaced.map(({ country }) => country.slug).toSorted()).toEqual(["cabo-verde", "ethiopia"]);
  const botswana = placed.find(({ country }) => country.slug === "botswana");
  expect(botswana?.speaksFor.find(({ id }) => id === "entry")?.value).toMatchObject({
    points: 100,
    year: "2026",
  });
});

test("at home whoever is a foreigner elsewhere registers a local company", () => {
  const { placed } = rank([...listCountries()], { who: "foreign-alone", passport: "KE" });
  const path = (slug: string) => placed.find(({ country }) => country.slug === slug)?.path;
  expect([path("kenya"), path("ghana")]).toEqual(["company", "foreign-owner"]);
});

test("where what matters most is known of nobody, nobody has a place and all still stand in order", () => {
  const { placed, unplaced } = rank([...listCountries()], { who: "foreign-company", first: "cheap" });
  expect(placed).toEqual([]);
  expect(unplaced).toHaveLength(54);
});

test("what cannot be used is ignored and said, and stays as it was typed", () => {
  const query = parseSuitQuery({
    want: "fly",
    who: "nobody",
    passport: "Atlantis",
    amount: "much",
    currency: "XXX",
    first: "luck",
  });
  expect(query).toMatchObject({
    want: null,
    who: null,
    passport: null,
    money: null,
    first: null,
    isAnswered: false,
  });
  expect(query.typed).toEqual({ passport: "Atlantis", amount: "much", currency: "XXX" });
  expect(query.problems).toHaveLength(5);
  expect(query.problems.join(" ")).toMatch(/“Atlantis” is no passport/);
  expect(parseSuitQuery({ amount: "500", currency: "XXX" }).problems).toEqual([
    "“XXX” is no currency that can be chosen here, so your money was left out.",
  ]);
  expect(parseSuitQuery({ first: "entry" })).toMatchObject({ first: null, isAnswered: false });
  expect(
    parseSuitQuery({ want: "", who: "", passport: "", amount: "", currency: "USD", first: "" }),
  ).toMatchObject({ isAnswered: false, problems: [] });
});
