import {
  answerOfPath,
  decidingCost,
  decidingTime,
  getPreset,
  rankByPreset,
} from "#lib/data/countries/index.ts";
import { findMobility, listCountries, mayLead } from "#lib/data/countries/record/index.ts";

/** How many entries a teaser shows of a longer list. */
const first = 3;

/** How open the countries are to each other's people. */
export function openness() {
  const mobilities = listCountries().flatMap(({ slug }) => findMobility(slug) ?? []);
  const otherPassports = listCountries().length - 1;
  const visaFree = mobilities.map(({ africanPassports }) => africanPassports.visaFree);
  return {
    of: mobilities.length,
    toAll: visaFree.filter((count) => count >= otherPassports).length,
    toHalf: visaFree.filter((count) => count >= otherPassports / 2).length,
    dual: mobilities.filter(({ dualCitizenship }) => dualCitizenship?.rule === "allowed").length,
    year: Math.max(...mobilities.map(({ africanPassports }) => africanPassports.year)),
  };
}

/** The countries where money sent home is the largest share of GDP. */
export const sentHome = () =>
  listCountries()
    .flatMap(({ name, figures: { remittances_pct_gdp: figure } }) =>
      figure && mayLead(figure, "remittances_pct_gdp") ? [{ name, ...figure }] : [],
    )
    .toSorted((a, b) => b.value - a.value)
    .slice(0, first);

/** The start of one of the preset rankings. */
export function rankingStart() {
  const { preset, rows } = rankByPreset(getPreset("best-connected"), listCountries());
  return {
    title: preset.title,
    rows: rows.slice(0, first).map(({ country, score }) => ({ name: country.name, score })),
  };
}

/** The guide shown as an example: the first of these whose answer is complete and may be shown without its marks. */
const examples = ["togo", "rwanda", "benin", "senegal", "mauritius", "ghana"];

/** A guide with its answer: what it costs, how long it takes, where to go, and the years of its sources. */
export function exampleAnswer() {
  const countries = listCountries();
  for (const slug of examples) {
    const country = countries.find((one) => one.slug === slug);
    if (!country) continue;
    const answer = answerOfPath(country, "company");
    const { cost, time, place, online } = answer;
    const [price, days] = [decidingCost(answer).fact, decidingTime(answer).fact];
    if (!price || !days || cost.fact?.of !== "path" || !time.fact || !place.fact) continue;
    const years = [...new Set([price.year, days.year])].toSorted();
    return { country, cost: cost.fact, time: time.fact, place: place.fact, online, years };
  }
  return undefined;
}
