import { formatFigure, formatNumber } from "../words/format-figure.ts";
import { figureKind, type FigureKey } from "../record/open/figures.ts";
import { asSentence, inSentence, listed } from "../words/open/guide-words.ts";
import { perEdition } from "../record/edition.ts";
import { listCountries } from "../record/list-countries.ts";
import { mayLead } from "../record/may-lead.ts";
import { riskRating } from "../measure/risk-rating.ts";
import type { Country } from "../record/open/schema.ts";

type SimilarCountry = {
  slug: string;
  name: string;
  /** 0 for the same figures; 1 where they lie one standard deviation apart on the whole. */
  distance: number;
  /** What the two share and where they differ, with the values and their years. */
  sentence: string;
};

type Trait = {
  label: string;
  /** The number that is compared, and how it is read; null where there is none to rely on. */
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

/** What makes two countries alike to somebody who does business: size, income, power, net, towns, fields and rules. */
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
/** So many traits are named as shared; one is named as different. */
const named = 2;

type Profile = { country: Country; traits: ({ z: number; text: string; year: number } | null)[] };

/** Each trait in standard deviations from its mean over the countries that have it, so that none weighs more by its unit. */
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

/** What two countries both have, with how far apart it lies in standard deviations, nearest first. */
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

/** The root of the mean square of the gaps; the same whichever of the two comes first. */
const distanceOf = (shared: readonly Shared[]): number =>
  Math.sqrt(shared.reduce((sum, { gap }) => sum + gap ** 2, 0) / shared.length);

function sentenceOf(one: Profile, other: Profile, shared: readonly Shared[]): string {
  const alike = listed(shared.slice(0, named).map(({ words }) => words));
  const apart = shared.at(-1)?.words ?? "";
  return asSentence(
    `${inSentence(other.country)} is nearest to ${inSentence(one.country)} in ${alike}; the two differ most in ${apart}.`,
  );
}

const standardised = perEdition("standardised traits", () => standardise(listCountries()));

/**
 * The three countries nearest to one, by the distance over seven standardised figures (the logarithms of population
 * and of GDP per person among them) of which at least five must be known of both. Empty for an unknown slug.
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
