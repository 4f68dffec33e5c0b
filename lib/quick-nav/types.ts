/** The groups of quick navigation, in the order in which they are shown, after those places the device alone knows. */
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
 * One place to go to. Names are as the place itself has them, which is in English. Keys, codes and `also` are folded
 * when the index is built, so that no browser has to.
 */
export type QuickNavEntry = {
  label: string;
  /** A path of this site, with an anchor where it leads into a page. */
  to: string;
  /** What it stands below, by its name; tells it from its neighbours. */
  of?: string;
  /** Where nothing stands above it, a few words that do, in the language of the page. */
  hint?: string;
  /** Other names it is found by. */
  keys?: readonly string[];
  /** Found by the whole code only. */
  codes?: readonly string[];
  /** What it belongs to: found by it, after everything that bears the name. */
  also?: readonly string[];
};

/** Places under one heading. */
export type QuickNavGroup = { name: string; entries: readonly QuickNavEntry[] };

/** What `/quick-nav.json` holds. */
export type QuickNavIndex = { groups: readonly QuickNavGroup[] };
