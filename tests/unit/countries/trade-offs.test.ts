import { compareCountries } from "#lib/data/countries/index.ts";
import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import type { Country, Figure } from "#lib/data/countries/record/open/schema.ts";

const chosen = (...slugs: string[]) => slugs.map((slug) => findCountry(slug) as Country);
const tradeOffs = (...slugs: string[]) => compareCountries(chosen(...slugs)).tradeOffs;

test("each choice is told against each of the others", () => {
  for (const slugs of [
    ["kenya", "ghana"],
    ["kenya", "ghana", "togo", "mali"],
  ]) {
    const found = tradeOffs(...slugs);
    expect(found.map(({ slug }) => slug)).toEqual(slugs);
    for (const { against } of found) expect(against).toHaveLength(slugs.length - 1);
  }
});

test("what one gains the other gives up, with the value of the chosen one first", () => {
  const [kenya, ghana] = tradeOffs("kenya", "ghana");
  expect(kenya?.against[0]).toMatch(
    /^Kenya rather than Ghana gains most in .+\. It costs most in .+“Corporate tax rate” \(30% in 2026 against 25% in 2025\)\.$/,
  );
  expect(ghana?.against[0]).toMatch(
    /gains most in .+“Corporate tax rate” \(25% in 2025 against 30% in 2026\)/,
  );
  expect([kenya, ghana].flatMap((one) => one?.against).join()).not.toContain("Doing Business");
});

test("a country is ahead in a group only where it is best more often than any other", () => {
  const [kenya, ghana] = tradeOffs("kenya", "ghana");
  expect(ghana?.ahead).toMatch(/^Ghana is ahead in .*governance \(best in \d+ of \d+, /);
  expect(kenya?.ahead).not.toContain("governance");
  const twins = compareCountries([
    ...chosen("kenya"),
    { ...chosen("kenya")[0]!, slug: "togo" as const, name: "Twin" },
  ]);
  expect(twins.tradeOffs.map(({ ahead }) => ahead)).toEqual([
    "Kenya is ahead of the others in no group of figures.",
    "Twin is ahead of the others in no group of figures.",
  ]);
});

test("a doubtful figure decides nothing", () => {
  const [togo, mali] = chosen("togo", "mali") as [Country, Country];
  const text = compareCountries([togo, mali])
    .tradeOffs.flatMap(({ against }) => against)
    .join(" ");
  for (const [label, key] of [
    ["Logistics Performance Index", "logistics_performance"],
    ["Adults with an account", "account_ownership_pct"],
  ] as const) {
    const isOld = [togo, mali].some(({ figures }) => figures[key]?.stale);
    if (isOld) expect(text).not.toContain(label);
  }
});

test("a figure that may not lead is in no sentence, however far ahead it would be", () => {
  const [kenya, ghana] = chosen("kenya", "ghana") as [Country, Country];
  const text = (figure: Figure) => {
    const { sentences, tradeOffs: found } = compareCountries([
      { ...kenya, figures: { ...kenya.figures, corporate_tax_rate_pct: figure, inflation_pct: figure } },
      ghana,
    ]);
    return [...sentences, ...found.flatMap(({ against }) => against)].join(" ");
  };
  const leading = text({ value: 1, year: 2026, source: "oa-ke" });
  expect(leading).toMatch(/“Corporate tax rate” \(1%/);
  expect(leading).toContain("Inflation was");
  for (const mark of [
    { year: 2020 },
    { lowConfidence: true },
    { indicative: true },
    { review: "a reform" },
  ] as const) {
    const held = text({ value: 1, year: 2026, source: "oa-ke", ...mark });
    expect(held).not.toContain("“Corporate tax rate”");
    expect(held).not.toContain("Inflation was");
  }
});

test("whatever the countries, every sentence is whole", () => {
  const countries = listCountries();
  for (const [index, first] of countries.entries()) {
    const others = countries.slice(index + 1, index + 3);
    if (others.length === 0) continue;
    for (const { ahead, against } of compareCountries([first, ...others]).tradeOffs) {
      for (const sentence of [ahead, ...against]) {
        expect(sentence).toMatch(/^[A-ZÀ-Þ][^{}]+\.$/);
        expect(sentence).not.toMatch(/NaN|undefined|null|\(\)/);
      }
    }
  }
});
