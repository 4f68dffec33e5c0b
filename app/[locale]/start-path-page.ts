import type { Metadata } from "next";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { answerOfPath, stepsOfPath } from "#lib/data/countries/index.ts";
import { dataAsOf, findCountry, listCountrySlugs } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { pathKinds, type PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import {
  moneySpan,
  pathDescription,
  pathWords,
  searchTitle,
} from "#lib/data/countries/paths/open/path-words.ts";
import { daySpan, inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { startPath } from "#lib/data/site/country-path.ts";

type Found = { country: Country; kind: PathKind };

/** The registration paths with a page below the country's. The country's page itself is the first path. */
const below = pathKinds.slice(1);

export const pathParams = () => listCountrySlugs().flatMap((slug) => below.map((path) => ({ slug, path })));

/** The country and registration path of an address; undefined if either is unknown. */
export function readPath({ slug, path }: { slug: string; path: string }): Found | undefined {
  const country = findCountry(slug);
  const kind = below.find((one) => one === path);
  return country && kind && { country, kind };
}

/** The metadata of a registration path's page: a title as people search for it, and the answer in the description. */
export function pathMetadata(
  found: Found | undefined,
  { view = "page", locale }: { view?: "page" | "print"; locale?: string } = {},
): Metadata {
  if (!found) return {};
  const { country, kind } = found;
  const { cost, time } = answerOfPath(country, kind);
  const name = inSentence(country);
  const title = pathWords[kind].title(name);
  return pageMetadata({
    path: startPath(kind, country.slug),
    picture: startPath("company", country.slug),
    title: view === "print" ? `To print: ${title}` : searchTitle(kind, name, dataAsOf.slice(0, 4)),
    description: pathDescription(title, {
      cost: cost.fact?.of === "path" ? moneySpan(cost.fact) : null,
      time: time.fact && daySpan(time.fact),
      steps: stepsOfPath(country.registration, kind).main.length,
    }),
    index: view === "page",
    ...(locale && { locale }),
  });
}
