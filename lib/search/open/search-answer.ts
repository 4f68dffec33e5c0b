import type { SearchKind } from "./passage.ts";

export type SearchQuery = {
  q: string;
  kind?: SearchKind | undefined;
  /** The slug of a country. */
  country?: string | undefined;
  /** From 1. */
  page?: number | undefined;
  /** Hits on a page; 10 where nothing is said. */
  most?: number | undefined;
  /** Whether the last word may be the beginning of one: it is asked for while somebody types. */
  isTyping?: boolean | undefined;
};

/** Text in pieces; those that answer the query are marked. */
export type Mark = { text: string; isHit?: true };

export type Hit = {
  /** Leads to the place in the page. */
  href: string;
  title: string;
  heading: string;
  kind: SearchKind;
  /** The slug of its country. */
  country?: string;
  /** The year or date of what is shown. */
  date?: string;
  excerpt: readonly Mark[];
};

export type SearchResults = {
  /** How many there are, under the filters. */
  total: number;
  hits: readonly Hit[];
  page: number;
  pages: number;
  /** How many of each kind and of each country there are, were that filter alone left out. */
  kinds: readonly { kind: SearchKind; total: number }[];
  countries: readonly { country: string; total: number }[];
  /** The query as it was probably meant; it was searched for where the words as typed found nothing. */
  didYouMean?: string;
  /** Whether what is shown answers `didYouMean` and not the words as typed. */
  isCorrected?: true;
};
