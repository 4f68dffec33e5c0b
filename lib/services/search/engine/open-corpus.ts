import { LRUCache } from "lru-cache";
import { searchKinds, type Passage, type Unit } from "../open/passage.ts";
import { corpusHead } from "./corpus-file.ts";

/** Passages with their index, as they are in memory. */
export type Corpus = {
  id: string;
  size: number;
  pages: readonly string[];
  /** The indexes of each page's passages. */
  passagesOfPage: ReadonlyMap<string, readonly number[]>;
  pageOf: Uint16Array;
  /** Indexes into `searchKinds`. */
  kindOf: Uint8Array;
  /** The slug of each passage's country. */
  countryAt: (at: number) => string | undefined;
  /** The index of a stem, for its postings. */
  stemAt: (stem: string) => number | undefined;
  /** Indexes of the stems with this prefix, at most `most`. */
  stemsBeginning: (beginning: string, most: number) => number[];
  stemName: (stem: number) => string;
  postingsOf: (stem: number) => { passages: Uint16Array; weights: Uint8Array };
  /** Words as written, with the number of passages that contain them. */
  words: ReadonlyMap<string, number>;
  passageAt: (at: number) => Passage;
  wordsAt: (at: number) => ComparedWords;
};

/** The folded words of a passage: its name, and all of it, with a space around each word. */
export type ComparedWords = { name: string; all: string };

type Stored = Omit<Passage, "path" | "units"> & {
  units: readonly (Omit<Unit, "sources"> & { sources?: readonly number[] })[];
};

/** The size of the cache of parsed passages, for those that are shown repeatedly. */
const mostParsed = 1_500;

/** The index of `wanted` in a sorted list, or where it would be inserted. */
function placeIn(sorted: readonly string[], wanted: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? "") < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Opens the output of makeCorpus. `bytes` stays in memory; only the words and stems are copied out of it. */
export function openCorpus(bytes: Uint8Array): Corpus {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headLength = view.getUint32(0, true);
  const decoder = new TextDecoder();
  const head = corpusHead.parse(JSON.parse(decoder.decode(bytes.subarray(8, 8 + headLength))));
  const base = 8 + headLength;
  const part = (name: keyof typeof head.parts): Uint8Array => {
    const [start, length] = head.parts[name];
    return bytes.subarray(base + start, base + start + length);
  };
  const list = (name: "stems" | "words"): string[] => {
    const text = decoder.decode(part(name));
    return text === "" ? [] : text.split("\n");
  };
  const shorts = (name: "postings" | "pageOf"): Uint16Array => {
    const { buffer, byteOffset, length } = part(name);
    return new Uint16Array(buffer, byteOffset, length / 2);
  };
  const longs = (name: "postingStarts" | "textStarts" | "wordStarts"): Uint32Array => {
    const { buffer, byteOffset, length } = part(name);
    return new Uint32Array(buffer, byteOffset, length / 4);
  };
  const stems = list("stems");
  const postingStarts = longs("postingStarts");
  const postings = shorts("postings");
  const weights = part("weights");
  const pageOf = shorts("pageOf");
  const countryOf = part("countryOf");
  const textStarts = longs("textStarts");
  const texts = part("texts");
  const wordStarts = longs("wordStarts");
  const inWords = part("inWords");
  const words = new Map(
    list("words").map((line) => {
      const gap = line.indexOf(" ");
      return [line.slice(0, gap), Number(line.slice(gap + 1))];
    }),
  );
  const passagesOfPage = new Map<string, number[]>();
  pageOf.forEach((page, at) => {
    const path = head.pages[page] ?? "";
    const known = passagesOfPage.get(path);
    if (known) known.push(at);
    else passagesOfPage.set(path, [at]);
  });
  const parsed = new LRUCache<number, Passage>({ max: mostParsed, memoMethod: parsePassage });

  function parsePassage(at: number): Passage {
    // The build wrote this JSON itself, so it is not validated again for each passage that is shown.
    const text = decoder.decode(texts.subarray(textStarts[at], textStarts[at + 1]));
    const { units, ...rest } = JSON.parse(text) as Stored;
    return {
      path: head.pages[pageOf[at] ?? 0] ?? "/",
      ...rest,
      units: units.map(({ sources, ...unit }) => ({
        ...unit,
        ...(sources && { sources: sources.flatMap((source) => head.sources[source] ?? []) }),
      })),
    };
  }

  return {
    id: head.id,
    size: head.passages,
    pages: head.pages,
    passagesOfPage,
    pageOf,
    kindOf: part("kindOf"),
    countryAt: (at) => {
      const number = countryOf[at] ?? 0;
      return number === 0 ? undefined : head.countries[number - 1];
    },
    stemAt: (stem) => {
      const at = placeIn(stems, stem);
      return stems[at] === stem ? at : undefined;
    },
    stemsBeginning: (beginning, most) => {
      const found: number[] = [];
      for (let at = placeIn(stems, beginning); found.length < most; at += 1) {
        if (!stems[at]?.startsWith(beginning)) break;
        found.push(at);
      }
      return found;
    },
    stemName: (stem) => stems[stem] ?? "",
    postingsOf: (stem) => {
      const [start, end] = [postingStarts[stem] ?? 0, postingStarts[stem + 1] ?? 0];
      return { passages: postings.subarray(start, end), weights: weights.subarray(start, end) };
    },
    words,
    wordsAt: (at) => {
      const text = decoder.decode(inWords.subarray(wordStarts[at], wordStarts[at + 1]));
      const end = text.indexOf("\n");
      return { name: text.slice(0, end), all: text.slice(end + 1) };
    },
    passageAt: (at) => parsed.memo(at),
  };
}

export const kindAt = ({ kindOf }: Corpus, at: number) => searchKinds[kindOf[at] ?? 0] ?? "tool";
