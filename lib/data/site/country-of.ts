import { countrySlugs, type CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { registry } from "./registry.ts";

const slugs: ReadonlySet<string> = new Set(countrySlugs);
const isSlug = (part: string): part is CountrySlug => slugs.has(part);

/** The country that the page at `path` belongs to, in any family; undefined for other pages and unknown paths. */
export function countryOf(path: string): CountrySlug | undefined {
  const parts = path.split("/");
  const slug = parts.find(isSlug);
  return slug && parts.map((part) => (part === slug ? "*" : part)).join("/") in registry ? slug : undefined;
}
