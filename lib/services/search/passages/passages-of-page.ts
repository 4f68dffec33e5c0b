import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { countryOf } from "#lib/data/site/country-paths.ts";
import type { Passage } from "../open/passage.ts";
import { cutPassages } from "./cut-passages.ts";
import { isSearched } from "./is-searched.ts";
import { kindOf } from "./kind-of.ts";

const slugs: ReadonlySet<string> = new Set(countrySlugs);

/** The passages of a built page; none if it is not searched. */
export function passagesOfPage(path: string, html: string): Passage[] {
  if (!isSearched(path)) return [];
  const kind = kindOf(path);
  const named = path.split("/").at(-1) ?? "";
  const country = countryOf(path) ?? (slugs.has(named) ? named : undefined); // a campus is in a country too
  const passages = cutPassages(html, { path, kind, ...(country && { country }) });
  // A line on the page of a passport is about the country it links to.
  return kind === "visa"
    ? passages.map((passage) =>
        slugs.has(passage.anchor) ? { ...passage, country: passage.anchor } : passage,
      )
    : passages;
}
