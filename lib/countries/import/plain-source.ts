import type { RawSource } from "./raw.ts";

/** What the research notes of a source for itself: which copy was read where. It is of no use to a reader. */
const asides = [
  /;? ?commit [0-9a-f]{7,40},? ?/g,
  /; (copy|table) in \S+$/,
  /; repository MIT$/,
  /; long address shortened$/,
];

const plain = (text: string): string => asides.reduce((rest, aside) => rest.replace(aside, ""), text);

/** A source in words for readers; the day of the copy, where it is given as such and not as a snapshot, as the snapshot. */
export const plainSource = ({ title, publisher, url, licence, snapshot, date }: RawSource) => ({
  title: plain(title),
  publisher: plain(publisher),
  url,
  licence: plain(licence),
  snapshot: plain(snapshot ?? date ?? "") || "undated",
});
