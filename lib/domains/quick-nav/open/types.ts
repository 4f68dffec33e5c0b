/** The groups of quick navigation in display order. Places that only the device knows come before them. */
export const groupIds = [
  "pages",
  "sections",
  "subsidiaries",
  "programs",
  "documents",
  "countries",
  "portals",
] as const;
export type GroupId = (typeof groupIds)[number];

/**
 * A destination. Its names are those of the place itself, in English. Keys, codes and `also` are folded when the index
 * is built, so that no browser has to.
 */
export type QuickNavEntry = {
  label: string;
  /** A path of this site, with an anchor if it leads into a page. */
  to: string;
  /** The name of what is above it, which tells it from similar entries. */
  of?: string;
  /** If nothing is above it, a few words that tell it apart, in the language of the page. */
  hint?: string;
  /** Other names it is found by. */
  keys?: readonly string[];
  /** Found by the whole code only. */
  codes?: readonly string[];
  /** What it belongs to. A match ranks after everything that has the name itself. */
  also?: readonly string[];
};

/** Places under one heading. */
export type QuickNavGroup = { name: string; entries: readonly QuickNavEntry[] };

/** The content of `/quick-nav.json`. */
export type QuickNavIndex = { groups: readonly QuickNavGroup[] };
