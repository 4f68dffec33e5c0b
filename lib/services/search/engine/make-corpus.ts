import { createHash } from "node:crypto";
import { fold } from "#lib/platform/text/fold.ts";
import { searchKinds, type Passage } from "../open/passage.ts";
import { stemOf } from "../open/words.ts";
import type { CorpusHead } from "./corpus-file.ts";

/** The weight of a word by the field it is in. */
const fieldWeights = { title: 5, heading: 6, label: 4, text: 1 } as const;
/**
 * The parameters of BM25: a word counts less in a long passage than in a short one (b), and the tenth time less than
 * the first (k).
 */
const b = 0.55;
const k = 1.4;
/** Longer words are not indexed, because nobody types them. */
const longestWord = 40;
const mostWeight = 255;

const encoder = new TextEncoder();

export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(" ")
    .filter((word) => word !== "" && word.length <= longestWord);

/** The searchable text of a passage, by field. */
function fieldsOf({ title, heading, units }: Passage): Record<keyof typeof fieldWeights, string> {
  return {
    title,
    heading,
    label: [...new Set(units.map(({ label }) => label ?? ""))].join(" "),
    text: units.map(({ text }) => text).join(" "),
  };
}

/** The words of a passage as they are compared: its name on one line, then all of it, with a space around each word. */
function inWords({ anchor, title, heading, units }: Passage): string {
  const all = [title, heading, ...units.flatMap(({ label = "", text }) => [label, text])];
  return `${fold(anchor === "" ? title : heading)}\n ${fold(all.join(" "))} `;
}

/** Where each of several consecutive parts begins, and where the last ends. */
function startsOf(parts: readonly Uint8Array[]): Uint32Array {
  const starts = new Uint32Array(parts.length + 1);
  parts.forEach((part, at) => {
    starts[at + 1] = (starts[at] ?? 0) + part.length;
  });
  return starts;
}

const lines = (list: readonly string[]): Uint8Array => encoder.encode(list.join("\n"));
const bytesOf = (view: Uint8Array | Uint16Array | Uint32Array): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

function tableOf(): { add: (text: string) => number; list: string[] } {
  const places = new Map<string, number>();
  const list: string[] = [];
  return {
    list,
    add: (text) => {
      const known = places.get(text);
      if (known !== undefined) return known;
      places.set(text, list.length);
      list.push(text);
      return list.length - 1;
    },
  };
}

/** Encodes passages as search reads them; at most 65,535, because their numbers take two bytes. */
export function makeCorpus(passages: readonly Passage[]): Uint8Array {
  if (passages.length > 0xffff)
    throw new Error(`${passages.length} passages are more than a corpus can number.`);
  const pages = tableOf();
  const countries = tableOf();
  const sources = tableOf();
  const pageOf = new Uint16Array(passages.length);
  const kindOf = new Uint8Array(passages.length);
  const countryOf = new Uint8Array(passages.length);
  const texts: Uint8Array[] = [];
  const compared: Uint8Array[] = [];
  const counts: Map<string, number>[] = [];
  const lengths: number[] = [];
  const heldBy = new Map<string, number>();

  passages.forEach((passage, at) => {
    pageOf[at] = pages.add(passage.path);
    kindOf[at] = searchKinds.indexOf(passage.kind);
    countryOf[at] = passage.country ? countries.add(passage.country) + 1 : 0;
    const { path: _, units, ...rest } = passage;
    const stored = units.map((unit) => ({
      ...unit,
      ...(unit.sources && { sources: unit.sources.map((name) => sources.add(name)) }),
    }));
    texts.push(encoder.encode(JSON.stringify({ ...rest, units: stored })));
    compared.push(encoder.encode(inWords(passage)));
    const count = new Map<string, number>();
    const written = new Set<string>();
    let length = 0;
    for (const [field, text] of Object.entries(fieldsOf(passage)))
      for (const word of wordsOf(text)) {
        const weight = fieldWeights[field as keyof typeof fieldWeights];
        const stem = stemOf(word);
        count.set(stem, (count.get(stem) ?? 0) + weight);
        written.add(word);
        length += weight;
      }
    counts.push(count);
    lengths.push(length);
    for (const word of written) heldBy.set(word, (heldBy.get(word) ?? 0) + 1);
  });

  const meanLength = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length);
  const byStem = new Map<string, { at: number; weight: number }[]>();
  counts.forEach((count, at) => {
    const norm = k * (1 - b + (b * (lengths[at] ?? 0)) / meanLength);
    for (const [stem, times] of count) {
      const weight = Math.max(1, Math.round((mostWeight * times) / (times + norm)));
      const list = byStem.get(stem);
      if (list) list.push({ at, weight });
      else byStem.set(stem, [{ at, weight }]);
    }
  });
  const stems = [...byStem.keys()].sort();
  const total = stems.reduce((sum, stem) => sum + (byStem.get(stem)?.length ?? 0), 0);
  const postingStarts = new Uint32Array(stems.length + 1);
  const postings = new Uint16Array(total);
  const weights = new Uint8Array(total);
  let next = 0;
  stems.forEach((stem, order) => {
    postingStarts[order] = next;
    for (const { at, weight } of byStem.get(stem) ?? []) {
      postings[next] = at;
      weights[next] = weight;
      next += 1;
    }
  });
  postingStarts[stems.length] = next;
  const words = [...heldBy].map(([word, count]) => `${word} ${count}`).sort();

  const parts: Record<keyof CorpusHead["parts"], Uint8Array> = {
    stems: lines(stems),
    postingStarts: bytesOf(postingStarts),
    postings: bytesOf(postings),
    weights,
    words: lines(words),
    pageOf: bytesOf(pageOf),
    kindOf,
    countryOf,
    textStarts: bytesOf(startsOf(texts)),
    texts: Buffer.concat(texts),
    wordStarts: bytesOf(startsOf(compared)),
    inWords: Buffer.concat(compared),
  };
  const hash = createHash("sha256");
  const places: Partial<CorpusHead["parts"]> = {};
  const encoded: Uint8Array[] = [];
  let offset = 0;
  for (const [name, bytes] of Object.entries(parts)) {
    hash.update(bytes);
    // Parts are aligned to four bytes, which a Uint32Array requires.
    const padding = (4 - (offset % 4)) % 4;
    encoded.push(new Uint8Array(padding), bytes);
    places[name as keyof CorpusHead["parts"]] = [offset + padding, bytes.length];
    offset += padding + bytes.length;
  }
  const head: CorpusHead = {
    id: hash.digest("hex").slice(0, 16),
    passages: passages.length,
    pages: pages.list,
    countries: countries.list,
    sources: sources.list,
    parts: places as CorpusHead["parts"],
  };
  const headBytes = encoder.encode(JSON.stringify(head));
  const padded = Math.ceil(headBytes.length / 8) * 8;
  const begin = new Uint8Array(8 + padded).fill(0x20);
  new DataView(begin.buffer).setUint32(0, padded, true);
  begin.set(headBytes, 8);
  return Buffer.concat([begin, ...encoded]);
}
