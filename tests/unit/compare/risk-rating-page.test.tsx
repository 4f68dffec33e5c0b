import { renderToStaticMarkup } from "react-dom/server";
import { Risk } from "#components/countries/guide/risk.tsx";
import { RiskRatingPage } from "#components/countries/risk-rating/risk-rating-page.tsx";
import { ratingWords } from "#lib/data/countries/words/open/guide-words.ts";
import { riskRating, riskRule } from "#lib/data/countries/index.ts";
import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

const html = renderToStaticMarkup(<RiskRatingPage />);
const written = (words: string) => renderToStaticMarkup(<>{words}</>);

test("the page says the whole rule and what it does not say, in the words of the one place that has them", () => {
  for (const sentence of [...riskRule.sentences, ...riskRule.limits])
    expect(html).toContain(written(sentence));
  for (const { label, meaning } of riskRule.parts) {
    expect(html).toContain(written(label));
    expect(html).toContain(written(meaning));
  }
});

test("each country has its five percentiles, their mean, the rating and the year, or No data", () => {
  const rows = [...html.matchAll(/<tr data-[^>]*>(.*?)<\/tr>/g)].map(([, row = ""]) => row);
  expect(rows).toHaveLength(54);
  for (const [index, country] of listCountries().entries()) {
    const row = rows[index] ?? "";
    expect(row).toContain(`/explore/countries/${country.slug}`);
    const risk = riskRating(country);
    if (!risk) {
      expect(row).toContain("No data");
      continue;
    }
    expect(row).toContain(`<b>${ratingWords[risk.rating]}</b>`);
    expect(row).toContain(`<td>${risk.score.toFixed(1)}</td>`);
    expect(row).toContain(`<a href="#src-${risk.source}">${risk.asOf}</a>`);
    expect(row.match(/<td>/g)).toHaveLength(8);
  }
  expect(html).toContain('id="src-worldbank-wgi-2024"');
});

test("every country stands once under its rating", () => {
  const counts = [...html.matchAll(/<dt>(?:Low|Moderate|Elevated|High|No data): (\d+)<\/dt>/g)];
  expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(54);
});

test("the risk part of a guide says the rule in the same words and leads here", () => {
  const guide = renderToStaticMarkup(<Risk country={findCountry("ghana") as Country} />);
  for (const sentence of riskRule.sentences) expect(guide).toContain(written(sentence));
  expect(guide).toContain(written(riskRule.limits[0] ?? ""));
  expect(guide).toContain('href="/explore/risk-rating"');
});
