import { formatFigure, formatNumber } from "../words/format-figure.ts";
import { figureKind, type FigureKey } from "../record/open/figures.ts";
import { asSentence, inSentence, listed } from "../words/open/guide-words.ts";
import { perVersion } from "../record/version.ts";
import { listCountries } from "../record/list-countries.ts";
import { mayLead } from "../record/known-figure.ts";
import { riskRating } from "../measure/risk-rating.ts";
import type { Country } from "../record/open/schema.ts";

type SimilarCountry = {
  slug: string;
  name: string;
  /** 0 for equal figures; 1 if they are one standard deviation apart overall. */
  distance: number;
  /** What the two share and where they differ, with the values and their years. */
  sentence: string;
};

type Trait = {
  label: string;
  /** The number to compare, with its text and year; null if there is no reliable one. */
  read: (country: Country) => { value: number; text: string; year: number } | null;
};

function figureTrait(key: FigureKey, scale: (value: number) => number = (value) => value): Trait {
  return {
    label: figureKind(key).label,
    read: ({ figures }) => {
      const figure = figures[key];
      return figure && mayLead(figure, key)
        ? { value: scale(figure.value), text: formatFigure(key, figure.value), year: figure.year }
        : null;
    },
  };
}

/**
 * What makes two countries alike for a business: population, income, internet, electricity, towns, farming and
 * governance.
 */
const traits: readonly Trait[] = [
  figureTrait("population", Math.log),
  figureTrait("gdp_per_capita_ppp_usd", Math.log),
  figureTrait("internet_users_pct"),
  figureTrait("electricity_access_pct"),
  figureTrait("urban_population_pct"),
  figureTrait("agriculture_pct_gdp"),
  {
    label: "Governance, mean of five percentiles",
    read: (country) => {
      const risk = riskRating(country);
      return risk && { value: risk.score, text: formatNumber(risk.score), year: risk.asOf };
    },
  },
];

const fewestShared = 5;
const shown = 3;
/** How many traits are named as shared; one is named as different. */
const named = 2;

type Profile = { country: Country; traits: ({ z: number; text: string; year: number } | null)[] };

/** Each trait as a z-score over the countries that have it, so that its unit does not change its weight. */
function standardise(countries: readonly Country[]): Profile[] {
  const columns = traits.map(({ read }) => {
    const cells = countries.map(read);
    const values = cells.flatMap((cell) => cell?.value ?? []);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    return cells.map((cell) => cell && { ...cell, z: deviation === 0 ? 0 : (cell.value - mean) / deviation });
  });
  return countries.map((country, index) => ({
    country,
    traits: columns.map((column) => column[index] ?? null),
  }));
}

type Shared = { label: string; gap: number; words: string };

/** The traits that both countries have, with the gap in standard deviations, smallest first. */
function sharedTraits(one: Profile, other: Profile): Shared[] {
  return traits
    .flatMap(({ label }, index): Shared[] => {
      const [a, b] = [one.traits[index], other.traits[index]];
      if (!a || !b) return [];
      const years = a.year === b.year ? `${a.year}` : `${a.year} and ${b.year}`;
      return [{ label, gap: Math.abs(a.z - b.z), words: `“${label}” (${a.text} and ${b.text}, ${years})` }];
    })
    .toSorted((a, b) => a.gap - b.gap);
}

/** The root mean square of the gaps; symmetric in the two countries. */
const distanceOf = (shared: readonly Shared[]): number =>
  Math.sqrt(shared.reduce((sum, { gap }) => sum + gap ** 2, 0) / shared.length);

function sentenceOf(one: Profile, other: Profile, shared: readonly Shared[]): string {
  const alike = listed(shared.slice(0, named).map(({ words }) => words));
  const apart = shared.at(-1)?.words ?? "";
  return asSentence(
    `${inSentence(other.country)} is nearest to ${inSentence(one.country)} in ${alike}; the two differ most in ${apart}.`,
  );
}

const standardised = perVersion("standardised traits", () => standardise(listCountries()));

/**
 * The three countries nearest to one, by the distance over seven standardised figures (among them the logarithms of
 * population and of GDP per person). At least five must be known for both. Empty for an unknown slug.
 */
export function similarCountries(slug: string): SimilarCountry[] {
  const profiles = standardised();
  const own = profiles.find(({ country }) => country.slug === slug);
  if (!own) return [];
  return profiles
    .flatMap((other) => {
      const shared = other === own ? [] : sharedTraits(own, other);
      return shared.length < fewestShared ? [] : [{ other, shared, distance: distanceOf(shared) }];
    })
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, shown)
    .map(({ other, shared, distance }) => ({
      slug: other.country.slug,
      name: other.country.name,
      distance,
      sentence: sentenceOf(own, other, shared),
    }));
}
