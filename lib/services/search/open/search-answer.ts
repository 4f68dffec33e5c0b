import type { SearchKind } from "./passage.ts";

export type SearchQuery = {
  q: string;
  kind?: SearchKind | undefined;
  /** The slug of a country. */
  country?: string | undefined;
  /** From 1. */
  page?: number | undefined;
  /** Hits per page. The default is 10. */
  most?: number | undefined;
  /** Whether the last word may be the beginning of one: the query is sent while somebody types. */
  isTyping?: boolean | undefined;
};

/** A piece of text, marked if it matches the query. */
export type Mark = { text: string; isHit?: true };

export type Hit = {
  /** Links to the place on its page. */
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
  /** How many there are with the filters applied. */
  total: number;
  hits: readonly Hit[];
  page: number;
  pages: number;
  /** How many there are of each kind and of each country, without that filter. */
  kinds: readonly { kind: SearchKind; total: number }[];
  countries: readonly { country: string; total: number }[];
  /** The query as it was probably meant. It is what was searched for if the words as typed found nothing. */
  didYouMean?: string;
  /** Whether what is shown answers `didYouMean` and not the words as typed. */
  isCorrected?: true;
};
