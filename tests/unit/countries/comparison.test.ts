import { compareCountries, comparisonCsv } from "#lib/data/countries/index.ts";
import { findCountry, findSource, listCountries } from "#lib/data/countries/record/index.ts";
import { figureKeys, isDiscontinued } from "#lib/data/countries/record/open/figures.ts";
import type { Country, Figure } from "#lib/data/countries/record/open/schema.ts";
import { parseCsv } from "#tests/support/parse-csv.ts";

const country = (slug: string) => findCountry(slug) as Country;
const row = (key: string, countries: Country[]) =>
  compareCountries(countries)
    .groups.flatMap(({ rows }) => rows)
    .find((candidate) => candidate.key === key);

const withFigure = (
  base: Country,
  key: "inflation_pct" | "gdp_growth_pct",
  figure: Figure | null,
): Country => ({
  ...base,
  figures: { ...base.figures, [key]: figure },
});

const ghana = country("ghana");
const kenya = country("kenya");

test("a row names the best where one way is better", () => {
  expect(row("internet_users_pct", [ghana, kenya])?.best).toEqual(["ghana"]);
  expect(row("corporate_tax_rate_pct", [ghana, kenya])?.best).toEqual(["ghana"]);
});

test("of a count that ended nobody is best, though it is said how far apart they lie", () => {
  expect(row("starting_days", [ghana, kenya])).toMatchObject({ best: [], spread: "10 days apart." });
  for (const key of figureKeys.filter(isDiscontinued))
    expect(row(key, [ghana, kenya])?.best ?? []).toEqual([]);
});

test("what is written alike is best alike", () => {
  const growing = (base: Country, value: number): Country => ({
    ...base,
    figures: { ...base.figures, gdp_growth_pct: { value, year: 2025, source: "worldbank-wdi-2026" } },
  });
  const [one, two, three] = [growing(ghana, 5.04), growing(kenya, 5.01), growing(country("togo"), 4)];
  expect(row("gdp_growth_pct", [one, two, three])?.best).toEqual(["ghana", "kenya"]);
  expect(row("gdp_growth_pct", [one, two])?.best).toEqual([]);
});

test("nothing is best where all are equal, neither way is better, or the years lie apart", () => {
  expect(row("human_development", [ghana, kenya])).toMatchObject({ best: [], spread: "No difference." });
  expect(row("population", [ghana, kenya])?.best).toEqual([]);
  expect(row("logistics_performance", [ghana, kenya])).toMatchObject({ best: [], spread: null });
});

test("the larger country is not the better one, and neither are falling prices", () => {
  for (const key of ["gdp_nominal_usd", "gdp_ppp_usd", "reserves_usd", "exports_usd", "external_debt_usd"])
    expect(row(key, [ghana, kenya])).toMatchObject({ better: null, best: [] });
  expect(row("inflation_pct", [ghana, kenya])?.best).toEqual([]);
});

test("an old or doubtful figure is shown but not judged", () => {
  const growth = { value: 99, year: 2025, source: "worldbank-wdi-2026" };
  for (const mark of [
    { stale: true },
    { lowConfidence: true },
    { indicative: true },
    { review: "reform reported" },
  ] as const) {
    const doubted = withFigure(kenya, "gdp_growth_pct", { ...growth, ...mark });
    expect(row("gdp_growth_pct", [ghana, doubted])).toMatchObject({ best: [], spread: null });
  }
  expect(row("gdp_growth_pct", [ghana, withFigure(kenya, "gdp_growth_pct", growth)])?.best).toEqual([
    "kenya",
  ]);
});

test("every figure of the discontinued series says so, in its label or in the heading of its table", () => {
  for (const { group, label, rows } of compareCountries([ghana, kenya]).groups) {
    for (const { label: own, meaning } of rows) {
      if (!meaning.includes("discontinued")) continue;
      expect(group === "ease" ? label : own).toMatch(/\(Doing Business 2020, discontinued\)$/);
    }
  }
  for (const line of comparisonCsv([ghana])
    .split("\n")
    .filter((text) => text.includes("worldbank-db2020")))
    expect(line).toContain("(Doing Business 2020, discontinued)");
});

test("a missing figure reads No data with the reason", () => {
  const cell = row("broadband_per_100", [ghana, country("chad")])?.cells[1];
  expect(cell).toMatchObject({
    text: "No data",
    known: { fact: null, reason: "Not found in a source that may be used." },
    year: null,
  });
});

test("a figure nobody has is no row", () => {
  expect(row("global_peace", [ghana, kenya])).toBeUndefined();
});

test("the sentences say the difference with its year", () => {
  expect(compareCountries([ghana, country("rwanda")]).sentences).toContain(
    "For starting a business, the World Bank's B-READY 2025 gives Rwanda 86.7 of 100 and Ghana 69.2.",
  );
  const { sentences } = compareCountries([ghana, kenya]);
  expect(sentences.join(" ")).not.toMatch(/B-READY|Doing Business/);
  expect(sentences).toContain("The economy of Kenya is 1.2 times the size of that of Ghana (2025).");
  expect(sentences).toContain("Ghana and Kenya share no regional bloc.");
});

test("both years are said where they differ", () => {
  const older = withFigure(kenya, "inflation_pct", { value: 4, year: 2023, source: "worldbank-wdi-2026" });
  expect(compareCountries([ghana, older]).sentences).toContain(
    "Inflation was 14.2% in Ghana (2025) and 4% in Kenya (2023).",
  );
});

test("a figure older than 2020 or missing is not spoken of", () => {
  const stale = withFigure(kenya, "inflation_pct", {
    value: 4,
    year: 2017,
    source: "worldbank-wdi-2026",
    stale: true,
  });
  expect(compareCountries([ghana, stale]).sentences.join(" ")).not.toContain("Inflation");
  const silent = withFigure(kenya, "inflation_pct", null);
  expect(compareCountries([ghana, silent]).sentences.join(" ")).not.toContain("Inflation");
});

test("shared blocs, borders and currencies are said", () => {
  const { sentences } = compareCountries([country("benin"), country("togo")]);
  expect(sentences).toContain("Benin and Togo share a border.");
  expect(sentences).toContain("Benin and Togo use the same currency, the West African CFA franc (XOF).");
});

test("three countries without a common bloc are not said to share none, and a currency of two of them is told", () => {
  const { sentences } = compareCountries([country("benin"), country("togo"), country("kenya")]);
  expect(sentences).toContain("No regional bloc has all of them as members.");
  expect(sentences).toContain("Benin and Togo use the same currency, the West African CFA franc (XOF).");
});

test("a name takes its article in a sentence, and a capital at its beginning", () => {
  const { sentences } = compareCountries([country("gambia"), country("senegal")]);
  expect(sentences).toContain("The Gambia and Senegal share a border.");
  expect(sentences.join(" ")).toMatch(/ (in|of|as) the Gambia/);
  expect(sentences.join(" ")).not.toMatch(/(in|of|as|and) Gambia/);
});

test("every pair of neighbours in the list gets four to eight whole sentences", () => {
  const countries = listCountries();
  for (const [index, first] of countries.entries()) {
    const others = countries.slice(index + 1, index + 4);
    if (others.length === 0) continue;
    const { sentences } = compareCountries([first, ...others]);
    expect(sentences.length).toBeGreaterThanOrEqual(4);
    expect(sentences.length).toBeLessThanOrEqual(8);
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+\.$/);
    expect(sentences.join(" ")).not.toMatch(/NaN|undefined|null/);
  }
});

test("the download has its header, its sources and no tax or switched-off figures", () => {
  const csv = comparisonCsv([ghana, kenya]);
  const [header, ...lines] = csv.trimEnd().split("\n");
  expect(header).toBe(
    "\ufeffcountry,iso2,figure,unit,value,year,source id,source title,licence,marks,attribution,note,why no value",
  );
  expect(lines.length % 2).toBe(0);
  expect(csv).toContain("Ghana,GH,GDP,usd,114209905279,2025,worldbank-wdi-2026");
  expect(csv).not.toMatch(/VAT|tax rate|Tax|Economic Freedom|Peace/);
  expect(csv).toContain("estimate");
});

test("every line of the download carries the notices its licences ask for", () => {
  const [, ...lines] = comparisonCsv([ghana, country("chad")])
    .trimEnd()
    .split("\n");
  for (const line of lines) expect(line).toContain("made available under the ODbL 1.0");
  const attribution = findSource("worldbank-wdi-2026")?.attribution ?? "No attribution";
  expect(lines.find((line) => line.includes("worldbank-wdi-2026"))).toContain(attribution);
});

test("the values of the download are numbers alone: where there is none the cell is empty, with the reason in its own column", () => {
  const [header, ...rows] = parseCsv(comparisonCsv(listCountries()));
  const at = (name: string) => header!.indexOf(name);
  expect(rows.length).toBeGreaterThan(3_000);
  for (const row of rows) {
    const value = row[at("value")]!;
    expect(value).toMatch(/^-?\d+(\.\d+)?$|^$/);
    expect([row, row[at("why no value")] !== ""]).toEqual([row, value === ""]);
  }
  const railways = rows.find(([name, , figure]) => name === "Chad" && figure === "Railways");
  expect(railways?.at(-1)).toBe("Not found in a source that may be used.");
});

test("with semicolons the same figures have decimal commas", () => {
  const [plain, other] = [comparisonCsv([ghana]), comparisonCsv([ghana], "semicolon")];
  const rows = parseCsv(plain);
  expect(parseCsv(other, ";")).toEqual(
    rows.map((row, at) =>
      row.map((cell, column) => (at > 0 && column === 4 ? cell.replace(".", ",") : cell)),
    ),
  );
});
