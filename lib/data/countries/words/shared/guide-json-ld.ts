import "server-only";
import { brand } from "#lib/platform/brand.ts";
import { dataAsOf } from "../../record/as-of.ts";
import { env } from "#lib/platform/env.ts";
import { figureKeys } from "../../record/open/figures.ts";
import { enumerated, inSentence } from "../open/guide-words.ts";
import type { RegistrationStep } from "../../record/open/registration-schema.ts";
import type { Country } from "../../record/open/schema.ts";

const licence = "https://opendatacommons.org/licenses/odbl/1-0/";

const guideUrl = ({ slug }: Country) => new URL(`/start-business/${slug}`, env.SITE_URL).href;

/** What a step requires and gives, in whole sentences. */
const stepText = ({ bring, get, institution }: RegistrationStep): string =>
  bring.length > 0
    ? `Bring: ${enumerated(bring)}. You get: ${get}. Office: ${institution}.`
    : `You get: ${get}. Office: ${institution}.`;

/**
 * How a local company registers, for search engines. It has only the company's steps, since the other steps are
 * branches that exclude one another. It has no time or cost, because no note could qualify them here.
 */
export function howToJsonLd(country: Country): Record<string, unknown> {
  const steps = country.registration.steps.filter(({ for: who }) => who === "all" || who === "companies");
  const url = guideUrl(country);
  return {
    "@context": "https://schema.org",
    "@type": "HowTo",
    name: `Register a company in ${inSentence(country)}`,
    url,
    step: steps.map((step) => ({
      "@type": "HowToStep",
      name: step.what,
      text: stepText(step),
      url: `${url}#step-${step.order}`,
    })),
  };
}

/** The figures of the page as a data set, with its licence and the years it covers. */
export function datasetJsonLd(country: Country): Record<string, unknown> {
  const years = figureKeys.flatMap((key) => country.figures[key]?.year ?? []);
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: `Business facts and figures of ${country.name}`,
    description: `Figures on the economy, taxes, trade and people of ${inSentence(country)}, each with its year and source; figures keep the licences of their sources.`,
    url: guideUrl(country),
    license: licence,
    creator: { "@type": "Organization", name: brand.group, url: env.SITE_URL },
    isAccessibleForFree: true,
    dateModified: dataAsOf,
    spatialCoverage: country.name,
    temporalCoverage: `${Math.min(...years)}/${Math.max(...years)}`,
  };
}
