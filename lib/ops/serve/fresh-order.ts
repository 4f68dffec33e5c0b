import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { findEntry } from "#lib/data/site/find-entry.ts";
import { defaultLocale, isBelow, withoutLocale } from "#lib/platform/words/open/locales.ts";

/**
 * Never rendered again, because they are large or do not depend on the facts: preview pictures, the page of each
 * passport, the page about lite mode (the last to be sealed) and internal pages.
 */
const fixed = /^\/og\/|\/explore\/passport\/|^\/[\w-]+\/lite$|^\/_/;

/** The public form of an internal address. */
const asSeen = (address: string): string =>
  isBelow(address, defaultLocale) ? address.slice(defaultLocale.length + 1) || "/" : address;

const slugs: ReadonlySet<string> = new Set(countrySlugs);
const namesOneOf = (among: ReadonlySet<string>, address: string): boolean =>
  address.split("/").some((part) => among.has(part));

/** Whether a page shows all countries: a ranking, a map, a list. Forms and records mention them only now and then. */
function isOverview(address: string, locales: readonly string[]): boolean {
  const { path } = withoutLocale(asSeen(address), locales);
  return findEntry(path)?.kind === "page" && !path.startsWith("/forms/") && !namesOneOf(slugs, path);
}

export type FreshOrder = {
  /** Pages about the changed countries and then pages that show all countries: rendered at once. */
  first: readonly string[];
  /** Pages that may show a median, a rank or a neighbour, and the large files for download. */
  then: readonly string[];
};

/**
 * The order in which prerendered pages and files are rendered again after the records of these countries have changed.
 */
export function freshOrder(
  addresses: readonly string[],
  changed: ReadonlySet<string>,
  locales: readonly string[],
): FreshOrder {
  const wanted = addresses.filter((address) => !fixed.test(address));
  // Guides come before their copies for print: the nearer to the root a page is, the more it is read.
  const own = wanted
    .filter((address) => namesOneOf(changed, address))
    .toSorted((one, other) => one.length - other.length);
  const others = wanted.filter((address) => !namesOneOf(changed, address));
  const overview = others.filter((address) => isOverview(address, locales));
  return { first: [...own, ...overview], then: others.filter((address) => !overview.includes(address)) };
}
