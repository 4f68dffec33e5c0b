import { countrySlugs } from "#lib/countries/record/open/slugs.ts";
import { findEntry } from "#lib/site/find-entry.ts";
import { defaultLocale, isBelow, withoutLocale } from "#lib/words/open/locales.ts";

/** Large, or the same whatever the facts are: pictures for previews, one page for each passport, what was weighed last. */
const fixed = /^\/og\/|\/explore\/passport\/|^\/[\w-]+\/lite$|^\/_/;

/** An address inside, as visitors write it. */
const asSeen = (address: string): string =>
  isBelow(address, defaultLocale) ? address.slice(defaultLocale.length + 1) || "/" : address;

const slugs: ReadonlySet<string> = new Set(countrySlugs);
const namesOneOf = (among: ReadonlySet<string>, address: string): boolean =>
  address.split("/").some((part) => among.has(part));

/** Whether a page shows all countries: a ranking, a map, a list. Forms and records tell of them now and then. */
function isOverview(address: string, locales: readonly string[]): boolean {
  const { path } = withoutLocale(asSeen(address), locales);
  return findEntry(path)?.kind === "page" && !path.startsWith("/forms/") && !namesOneOf(slugs, path);
}

export type FreshOrder = {
  /** What shows the changed countries above all, and then what shows all: made at once. */
  first: readonly string[];
  /** What may show a median, a rank or a neighbour, and the files for download, which are large. */
  then: readonly string[];
};

/** In which order what was prerendered is made anew when the records of these countries have changed. */
export function freshOrder(
  addresses: readonly string[],
  changed: ReadonlySet<string>,
  locales: readonly string[],
): FreshOrder {
  const wanted = addresses.filter((address) => !fixed.test(address));
  // A guide before its copies for print: the nearer to the root, the more it is read.
  const own = wanted
    .filter((address) => namesOneOf(changed, address))
    .toSorted((one, other) => one.length - other.length);
  const others = wanted.filter((address) => !namesOneOf(changed, address));
  const overview = others.filter((address) => isOverview(address, locales));
  return { first: [...own, ...overview], then: others.filter((address) => !overview.includes(address)) };
}
