import { gradeName, grades, prepareNames, type ReadyNames } from "#lib/platform/text/grade-name.ts";
import { beginsWithSlip } from "#lib/platform/text/edit-distance.ts";
import { fold } from "#lib/platform/text/fold.ts";

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
type QuickNavGroup = { name: string; entries: readonly QuickNavEntry[] };

/** The content of `/quick-nav.json`. */
export type QuickNavIndex = { groups: readonly QuickNavGroup[] };

type Prepared = ReadyNames & { entry: QuickNavEntry };

/** The index, prepared once so that each keystroke costs little. */
export type PreparedIndex = {
  groups: readonly { name: string; entries: readonly Prepared[] }[];
  /** Every word of every entry, once. */
  vocabulary: readonly string[];
};

export type FoundGroup = {
  name: string;
  /** The best matches, as many as fit. */
  entries: readonly QuickNavEntry[];
  /** How many entries match. */
  total: number;
};

const prepare = (entry: QuickNavEntry): Prepared => ({
  ...prepareNames({ ...entry, name: entry.label }),
  entry,
});

export function prepareIndex({ groups }: QuickNavIndex): PreparedIndex {
  const prepared = groups.map(({ name, entries }) => ({ name, entries: entries.map(prepare) }));
  const words = prepared.flatMap(({ entries }) => entries.flatMap((entry) => entry.words));
  return { groups: prepared, vocabulary: [...new Set(words)] };
}

type Graded = { entry: QuickNavEntry; rank: number };
type GradedGroup = { name: string; graded: readonly Graded[] };

function gradeAll(index: PreparedIndex, rankOf: (entry: Prepared) => number | undefined): GradedGroup[] {
  return index.groups
    .map(({ name, entries }) => ({
      name,
      graded: entries
        .flatMap((prepared) => {
          const rank = rankOf(prepared);
          return rank === undefined ? [] : { entry: prepared.entry, rank };
        })
        .toSorted((one, other) => one.rank - other.rank),
    }))
    .filter(({ graded }) => graded.length > 0);
}

function withSlips(index: PreparedIndex, query: string): GradedGroup[] {
  // For each word of the query, the known words that it may be meant for.
  const meant = query
    .split(" ")
    .map((word) => new Set(index.vocabulary.filter((known) => beginsWithSlip(known, word))));
  const hasAll = (words: readonly string[]) => meant.every((set) => words.some((word) => set.has(word)));
  const isAllMeant = (words: readonly string[]) => words.every((word) => meant.some((set) => set.has(word)));
  return gradeAll(index, ({ wordsOfName, words }) => {
    if (!hasAll(wordsOfName)) return hasAll(words) ? grades.slipOfWords : undefined;
    return isAllMeant(wordsOfName) ? grades.slipOfAll : grades.slip;
  });
}

/** The most rows a group gets, if there is space, before any group gets more. */
const mostInFirstDeal = 6;

/** Distributes `most` rows: first a fair share to each group, then the rest in the order of the groups. */
function dealOut(groups: readonly GradedGroup[], most: number): FoundGroup[] {
  const fairShare = Math.max(1, Math.min(mostInFirstDeal, Math.floor(most / groups.length)));
  let left = most;
  const first = groups.map(({ graded }) => {
    const share = Math.min(graded.length, fairShare, left);
    left -= share;
    return share;
  });
  return groups
    .map(({ name, graded }, at) => {
      const share = first[at] ?? 0;
      const more = Math.min(graded.length - share, left);
      left -= more;
      return {
        name,
        entries: graded.slice(0, share + more).map(({ entry }) => entry),
        total: graded.length,
      };
    })
    .filter(({ entries }) => entries.length > 0);
}

/**
 * Finds the entries that match, group by group in their fixed order; an empty query matches all. Groups with an exact
 * match (a whole code or name) come before the others. Typos are tolerated only if nothing matches as typed, so that
 * they never bury a good match. Returns at most `most` rows.
 */
export function findEntries(index: PreparedIndex, text: string, most: number): FoundGroup[] {
  const query = fold(text);
  // Punctuation alone matches nothing.
  if (query === "")
    return text.trim() === ""
      ? dealOut(
          gradeAll(index, () => 0),
          most,
        )
      : [];
  const asTyped = gradeAll(index, (entry) => gradeName(entry, query));
  const groups = asTyped.length > 0 ? asTyped : withSlips(index, query);
  const isExact = ({ graded: [best] }: GradedGroup) =>
    best !== undefined && (best.rank <= grades.key || best.rank === grades.slipOfAll);
  return dealOut([...groups.filter(isExact), ...groups.filter((group) => !isExact(group))], most);
}
