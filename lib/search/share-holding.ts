import "server-only";
import { corpora } from "./engine/corpora.ts";
import type { Corpus } from "./engine/open-corpus.ts";
import { stemOf } from "./open/words.ts";

const sizes = new WeakMap<Corpus, ReadonlyMap<string, number>>();
function sizesOf(corpus: Corpus): ReadonlyMap<string, number> {
  const known = sizes.get(corpus);
  if (known) return known;
  const made = new Map<string, number>();
  for (let at = 0; at < corpus.size; at += 1) {
    const slug = corpus.countryAt(at);
    if (slug) made.set(slug, (made.get(slug) ?? 0) + 1);
  }
  sizes.set(corpus, made);
  return made;
}

/** The share of the passages of the built site, or of one country, that hold a folded word in any of its forms, 0 to 1. */
export function shareHolding(word: string, country?: string): number {
  const { built } = corpora();
  const stem = built.stemAt(stemOf(word));
  if (stem === undefined) return 0;
  const { passages } = built.postingsOf(stem);
  if (country === undefined) return passages.length / built.size;
  const held = passages.reduce((sum, at) => sum + (built.countryAt(at) === country ? 1 : 0), 0);
  return held / (sizesOf(built).get(country) ?? 1);
}
