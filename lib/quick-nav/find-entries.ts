import { editDistance } from "#lib/text/edit-distance.ts";
import { fold } from "#lib/text/fold.ts";
import type { QuickNavEntry, QuickNavIndex } from "./types.ts";

type Prepared = {
  entry: QuickNavEntry;
  label: string;
  labelWords: readonly string[];
  /** All it is found by, word by word. */
  words: readonly string[];
  /** Label and keys without spaces, for those who leave them out. */
  joined: readonly string[];
};

/** The index, made ready once so that each key costs little. */
export type PreparedIndex = {
  groups: readonly { name: string; entries: readonly Prepared[] }[];
  /** Every word of every entry, once. */
  vocabulary: readonly string[];
};

export type FoundGroup = {
  name: string;
  /** The best of them, as many as there is room for. */
  entries: readonly QuickNavEntry[];
  /** How many answer. */
  total: number;
};

const squash = (folded: string) => folded.replaceAll(" ", "");

function prepare(entry: QuickNavEntry): Prepared {
  const label = fold(entry.label);
  const names = [label, ...(entry.keys ?? [])];
  return {
    entry,
    label,
    labelWords: label.split(" "),
    words: [...new Set([...names, ...(entry.also ?? [])].flatMap((name) => name.split(" ")))],
    joined: names.map(squash),
  };
}

export function prepareIndex({ groups }: QuickNavIndex): PreparedIndex {
  const prepared = groups.map(({ name, entries }) => ({ name, entries: entries.map(prepare) }));
  const words = prepared.flatMap(({ entries }) => entries.flatMap((entry) => entry.words));
  return { groups: prepared, vocabulary: [...new Set(words)] };
}

/** Grades of an answer, best first. Whole names, also with a slip, and codes bring their group to the top. */
const grades = {
  exact: 0,
  key: 1,
  labelStart: 2,
  labelWords: 3,
  keyStart: 4,
  joined: 5,
  words: 6,
  slipOfAll: 7,
  slip: 8,
};

const allBegin = (asked: readonly string[], words: readonly string[]) =>
  asked.every((word) => words.some((known) => known.startsWith(word)));

function grade({ entry, label, labelWords, words, joined }: Prepared, query: string): number | undefined {
  if (label === query || entry.codes?.includes(query)) return grades.exact;
  if (entry.keys?.includes(query)) return grades.key;
  if (label.startsWith(query)) return grades.labelStart;
  const asked = query.split(" ");
  if (allBegin(asked, labelWords)) return grades.labelWords;
  if (entry.keys?.some((key) => key.startsWith(query))) return grades.keyStart;
  const together = squash(query);
  if (together.length >= 4 && joined.some((name) => name.startsWith(together))) return grades.joined;
  if (entry.also?.includes(query)) return grades.joined;
  return allBegin(asked, words) ? grades.words : undefined;
}

/** The shortest word in which one slip is forgiven: in shorter ones it makes another word. */
const shortestWithSlip = 4;

/** Whether `known` begins with `word` but for one letter left out, added, changed, or swapped with its neighbour. */
function beginsAlmost(known: string, word: string): boolean {
  // Whatever the slip, one of the first two letters still stands where it stood or beside it.
  const [a, b] = known;
  if (a !== word[0] && a !== word[1] && b !== word[0] && b !== word[1]) return false;
  return [0, -1, 1].some((by) => editDistance(known.slice(0, word.length + by), word) <= 1);
}

/** For each word that was asked for, the known words it may stand for. */
const readings = (asked: readonly string[], vocabulary: readonly string[]) =>
  asked.map(
    (word) =>
      new Set(
        vocabulary.filter((known) =>
          word.length < shortestWithSlip ? known.startsWith(word) : beginsAlmost(known, word),
        ),
      ),
  );

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
  const meant = readings(query.split(" "), index.vocabulary);
  const hasAll = (words: readonly string[]) => meant.every((set) => words.some((word) => set.has(word)));
  const isAllMeant = (labelWords: readonly string[]) =>
    labelWords.every((word) => meant.some((set) => set.has(word)));
  return gradeAll(index, ({ labelWords, words }) => {
    if (!hasAll(labelWords)) return hasAll(words) ? grades.slip + 1 : undefined;
    return isAllMeant(labelWords) ? grades.slipOfAll : grades.slip;
  });
}

/** Rows that a group may take, where there is room, before any takes more. */
const mostInFirstDeal = 6;

/** Deals `room` rows out: first a fair share to each group, then the rest in the order of the groups. */
function dealOut(groups: readonly GradedGroup[], room: number): FoundGroup[] {
  const fairShare = Math.max(1, Math.min(mostInFirstDeal, Math.floor(room / groups.length)));
  let left = room;
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
 * What answers, group by group in their fixed order; an empty query is answered by all. Groups that hold exactly what
 * was asked for, a whole code or name, stand before the others. A slip is forgiven only where nothing answers as
 * typed, so that it never buries a good answer. At most `room` rows are handed out.
 */
export function findEntries(index: PreparedIndex, text: string, room: number): FoundGroup[] {
  const query = fold(text);
  // Signs alone ask for nothing that could be found.
  if (query === "")
    return text.trim() === ""
      ? dealOut(
          gradeAll(index, () => 0),
          room,
        )
      : [];
  const asTyped = gradeAll(index, (entry) => grade(entry, query));
  const groups = asTyped.length > 0 ? asTyped : withSlips(index, query);
  const isExact = ({ graded: [best] }: GradedGroup) =>
    best !== undefined && (best.rank <= grades.key || best.rank === grades.slipOfAll);
  return dealOut([...groups.filter(isExact), ...groups.filter((group) => !isExact(group))], room);
}
