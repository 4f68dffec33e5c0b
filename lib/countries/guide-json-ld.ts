import "server-only";
import { brand } from "../content/brand.ts";
import { dataAsOf } from "./data/as-of.ts";
import { env } from "../env.ts";
import { figureKeys } from "./figures.ts";
import { guideDescription } from "./guide-words.ts";
import type { Country } from "./schema.ts";

const licence = "https://opendatacommons.org/licenses/odbl/1-0/";

const guideUrl = ({ slug }: Country) => new URL(`/start-business/${slug}`, env.SITE_URL).href;

/** The registration path for search engines: the same steps, in the same order, each with its address. */
export function howToJsonLd(country: Country): Record<string, unknown> {
  const { days, costLocal, steps } = country.registration;
  const url = guideUrl(country);
  return {
    "@context": "https://schema.org",
    "@type": "HowTo",
    name: `Start a business in ${country.name}`,
    url,
    ...(days && { totalTime: `P${Math.ceil(days.max)}D` }),
    ...(costLocal && {
      estimatedCost: { "@type": "MonetaryAmount", currency: costLocal.currency, value: costLocal.amount },
    }),
    step: steps.map(({ order, what, institution }) => ({
      "@type": "HowToStep",
      position: order,
      name: what,
      text: institution,
      url: `${url}#step-${order}`,
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
    description: guideDescription(country),
    url: guideUrl(country),
    license: licence,
    creator: { "@type": "Organization", name: brand.group, url: env.SITE_URL },
    isAccessibleForFree: true,
    dateModified: dataAsOf,
    spatialCoverage: country.name,
    temporalCoverage: `${Math.min(...years)}/${Math.max(...years)}`,
  };
}
