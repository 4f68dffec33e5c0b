import type { FigureKey } from "#lib/countries/record/open/figures.ts";
import { findCountry, knownFigure, listCountries } from "#lib/countries/index.ts";
import type { RegistrationStep } from "#lib/countries/record/open/registration-schema.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";

/** The country whose steps are shown as examples while it has such steps. */
const preferred = "ghana";
/** Figures whose absence tells a reader most, in this order. */
const telling: readonly FigureKey[] = [
  "gdp_nominal_usd",
  "bready_entry",
  "population",
  "vat_standard_rate_pct",
];

const inOrder = (): Country[] => {
  const first = findCountry(preferred);
  return [...(first ? [first] : []), ...listCountries().filter(({ slug }) => slug !== preferred)];
};

type Source = Country["registration"]["sources"][number];

/** The newest dated source of a step. */
const newestSource = (country: Country, step: RegistrationStep): Source | undefined =>
  country.registration.sources
    .filter(({ id, year }) => step.sources.includes(id) && year !== null)
    .toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))[0];

/** A real step that was read in a dated source. */
export function findSourcedStep(): { country: Country; step: RegistrationStep; source: Source } | undefined {
  for (const country of inOrder()) {
    for (const step of country.registration.steps) {
      const source = newestSource(country, step);
      if (step.status === "sourced" && source) return { country, step, source };
    }
  }
  return undefined;
}

/** The id under which the records keep what no source was found for. */
const generalKnowledge = "gk";

/** A real step for which no source was at hand. */
export function findIndicativeStep(): { country: Country; step: RegistrationStep } | undefined {
  for (const country of inOrder()) {
    const step = country.registration.steps.find(
      ({ status, sources }) => status === "indicative" && sources.every((id) => id === generalKnowledge),
    );
    if (step) return { country, step };
  }
  return undefined;
}

/** A real figure that is missing. */
export function findGapExample(): { country: Country; key: FigureKey; reason: string } | undefined {
  for (const key of telling) {
    for (const country of listCountries()) {
      const { reason } = knownFigure(country, key);
      if (reason !== null) return { country, key, reason };
    }
  }
  return undefined;
}
