/** The groups of quick navigation, in the order in which they are shown. The device alone knows the recent ones. */
export const groupNames = [
  "Recent",
  "Pages",
  "Homepage Sections",
  "Subsidiaries",
  "Programs",
  "Compliance & Docs",
  "Countries",
  "Portals",
] as const;
export type GroupName = (typeof groupNames)[number];

/** One place to go to. Keys, codes and `also` are folded when the index is built, so that no browser has to. */
export type QuickNavEntry = {
  label: string;
  /** A path of this site, with an anchor where it leads into a page. */
  to: string;
  /** A few words that tell this entry from its neighbours. */
  hint?: string;
  /** Other names it is found by. */
  keys?: readonly string[];
  /** Found by the whole code only. */
  codes?: readonly string[];
  /** What it belongs to: found by it, after everything that bears the name. */
  also?: readonly string[];
};

export type QuickNavGroup = { name: GroupName; entries: readonly QuickNavEntry[] };

/** What `/quick-nav.json` holds. */
export type QuickNavIndex = { groups: readonly QuickNavGroup[] };
