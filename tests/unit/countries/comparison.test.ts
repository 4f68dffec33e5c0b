import { compareCountries, comparisonCsv, findCountry, listCountries } from "#lib/countries/index.ts";
import type { Country, Figure } from "#lib/countries/schema.ts";

const country = (slug: string) => findCountry(slug) as Country;
const row = (key: string, countries: Country[]) =>
  compareCountries(countries)
    .groups.flatMap(({ rows }) => rows)
    .find((candidate) => candidate.key === key);

const withFigure = (
  base: Country,
  key: "inflation_pct" | "starting_days",
  figure: Figure | null,
): Country => ({
  ...base,
  figures: { ...base.figures, [key]: figure },
});

const ghana = country("ghana");
const kenya = country("kenya");

test("a row names the best where one way is better", () => {
  expect(row("starting_days", [ghana, kenya])).toMatchObject({ best: ["ghana"], spread: "10 days apart." });
  expect(row("ease_score", [ghana, kenya])?.best).toEqual(["kenya"]);
});

test("nothing is best where all are equal, neither way is better, or the years lie apart", () => {
  expect(row("human_development", [ghana, kenya])).toMatchObject({ best: [], spread: "No difference." });
  expect(row("population", [ghana, kenya])?.best).toEqual([]);
  expect(row("logistics_performance", [ghana, kenya])).toMatchObject({ best: [], spread: null });
});

test("a missing figure reads No data with the reason", () => {
  const cell = row("broadband_per_100", [ghana, country("chad")])?.cells[1];
  expect(cell).toMatchObject({ text: "No data", figure: null, year: null });
  expect(cell?.reason).toBe("Not found in a source that may be used.");
});

test("a figure nobody has is no row", () => {
  expect(row("global_peace", [ghana, kenya])).toBeUndefined();
});

test("the sentences say the difference with its year", () => {
  const { sentences } = compareCountries([ghana, kenya]);
  expect(sentences).toContain(
    "Starting took 13 days in Ghana and 23 in Kenya in the Doing Business 2020 count.",
  );
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
  const silent = withFigure(kenya, "starting_days", null);
  expect(compareCountries([ghana, silent]).sentences.join(" ")).not.toContain("Starting took");
});

test("shared blocs, borders and currencies are said", () => {
  const { sentences } = compareCountries([country("benin"), country("togo")]);
  expect(sentences).toContain("Benin and Togo share a border.");
  expect(sentences).toContain("Benin and Togo use the same currency, the West African CFA franc (XOF).");
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
  expect(header).toBe("country,iso2,figure,unit,value,year,source id,source title,licence,marks");
  expect(lines.length % 2).toBe(0);
  expect(csv).toContain("Ghana,GH,GDP,usd,114209905279,2025,worldbank-wdi-2026");
  expect(csv).not.toMatch(/VAT|tax rate|Tax|Economic Freedom|Peace/);
  expect(csv).toContain("estimate");
});

test("the download says No data with the reason", () => {
  expect(comparisonCsv([country("chad")])).toContain(
    "Chad,TD,Railways,km,No data,,,,,Not found in a source that may be used.",
  );
});
