import "server-only";
import { corpora } from "./engine/corpora.ts";
import type { Corpus } from "./engine/open-corpus.ts";

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

/** The share of the passages of the built site, or of one country, that contain a word with this stem, 0 to 1. */
export function shareHolding(stem: string, country?: string): number {
  const { built } = corpora();
  const place = built.stemAt(stem);
  if (place === undefined) return 0;
  const { passages } = built.postingsOf(place);
  if (country === undefined) return passages.length / built.size;
  let held = 0;
  for (const at of passages) if (built.countryAt(at) === country) held += 1;
  return held / (sizesOf(built).get(country) ?? 1);
}
