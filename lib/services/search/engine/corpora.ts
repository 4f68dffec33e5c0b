import "server-only";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import type { Passage } from "../open/passage.ts";
import { corpusFile } from "./corpus-file.ts";
import { freshPassages } from "./fresh-passages.ts";
import { makeCorpus } from "./make-corpus.ts";
import { openCorpus, type Corpus } from "./open-corpus.ts";

/** What is searched: the passages of the build, and those of pages rendered again since, which replace them. */
type Corpora = { built: Corpus; fresh?: Corpus; replaced: ReadonlySet<string>; id: string };

/** When a fact changes, its pages are rendered one after another. Their passages are indexed at most this often. */
const restMs = 3_000;

type Kept = { built?: Corpus; now?: Corpora; count: number; madeAt: number };

/** Read by the first search. A site that was never built, as in development, has nothing to search. */
function readBuilt(): Corpus {
  const file = path.join(process.cwd(), corpusFile);
  return openCorpus(existsSync(file) ? readFileSync(file) : makeCorpus([]));
}

export function corpora(): Corpora {
  const kept = oncePerProcess<Kept>("corpora", () => ({ count: -1, madeAt: 0 }));
  const built = (kept.built ??= readBuilt());
  const { pages, count } = freshPassages();
  const isDue = count !== kept.count && Date.now() - kept.madeAt > restMs;
  if (kept.now && !isDue) return kept.now;
  const replaced = new Set(pages.keys());
  kept.now = {
    built,
    replaced,
    id: count === 0 ? built.id : `${built.id}-${count}`,
    ...(replaced.size > 0 && { fresh: openCorpus(makeCorpus([...pages.values()].flat())) }),
  };
  kept.count = count;
  // Opening the build is no reason to wait with the first page that is rendered again.
  kept.madeAt = replaced.size > 0 ? Date.now() : 0;
  return kept.now;
}

/** All passages of a page, in page order; none if there is no such page. */
export function passagesOf(page: string): readonly Passage[] {
  const { built, fresh, replaced } = corpora();
  const from = replaced.has(page) ? fresh : built;
  return from?.passagesOfPage.get(page)?.map(from.passageAt) ?? [];
}

/** Differs after each build, and each time a page was rendered again. Caches of answers use it as a key. */
export const corpusId = (): string => corpora().id;
