import type { CitedSource } from "#lib/data/countries/record/open/cited-source.ts";
import type { Href } from "#lib/data/site/paths.ts";
import type { ClaimId } from "../claims.ts";
import type { HomeSectionId } from "../home-sections.ts";
import { fillTexts } from "../texts/fill-texts.ts";
import type { Action } from "../types.ts";
import home from "./home.json" with { type: "json" };

type Detail = { term: string; text: string; href?: Href };

/** A section of the home page: one paragraph beside a drawing (components/home/drawings), with collapsed details below. */
export type HomeArgument = {
  id: HomeSectionId;
  heading: string;
  text: string;
  /** The collapsed content. `name` is its summary line. */
  details?: { name: string } & ({ facts: readonly Detail[] } | { links: readonly Action[] });
  sources?: readonly CitedSource[];
  rests?: readonly ClaimId[];
};

/**
 * The sections of the main home page between the countries and the closing section, in page order. components/home
 * renders hero, countries, summary and the closing section itself.
 */
export const homeRecords = fillTexts(home) as {
  readonly beforeSummary: readonly HomeArgument[];
  readonly afterSummary: readonly HomeArgument[];
};
