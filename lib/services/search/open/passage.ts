/** The kinds of pages by which search groups and filters, in display order. */
export const searchKinds = [
  "guide",
  "living",
  "visa",
  "profile",
  "contacts",
  "history",
  "tool",
  "form",
  "group",
  "document",
  "portal",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/**
 * The smallest thing that can be quoted: a row of a list or table, an item, or a sentence of prose, as the page words
 * it.
 */
export type Unit = {
  /** What the row is about: "Corporate tax". A sentence of prose has none. */
  label?: string;
  /** What it says, without its marks and references to sources. */
  text: string;
  /** The words by which it is found on the page, if `text` joins what is rendered apart. */
  found?: string;
  /** The year or date beside it: "2026", "B-READY 2025", "as of June 2026". */
  date?: string;
  /** How it is known, in the words of the page: "indicative", "estimate", "older than 2020". */
  marks?: readonly string[];
  /** The names of its sources. */
  sources?: readonly string[];
  /** The keys of the facts that it states, or says are not known (`lib/data/countries/record/open/fact-key.ts`). */
  facts?: readonly string[];
  /** External links in it, such as that of an office. */
  links?: readonly { href: string; text: string }[];
};

/** A section, a step or the head of a page. */
export type Passage = {
  path: string;
  /** The id of the section; empty for the head of the page. */
  anchor: string;
  kind: SearchKind;
  /** The slug of the country the page is about. */
  country?: string;
  /** The title of the page. */
  title: string;
  /** The heading of the section; empty for the head of the page. */
  heading: string;
  units: readonly Unit[];
};
