import { inPageLanguage } from "#components/words/load-words.ts";
import { prepareIndex, type PreparedIndex } from "#lib/domains/quick-nav/open/find-entries.ts";
import type { QuickNavIndex } from "#lib/domains/quick-nav/open/types.ts";

const longestWaitMs = 10_000;

let underWay: Promise<PreparedIndex> | undefined;

async function fetchIndex(): Promise<PreparedIndex> {
  const answer = await fetch(inPageLanguage("/quick-nav.json"), {
    signal: AbortSignal.timeout(longestWaitMs),
  });
  if (!answer.ok) throw new Error(`quick-nav.json answered ${answer.status}`);
  return prepareIndex((await answer.json()) as QuickNavIndex);
}

/** The index, fetched once per page; after a failure the next call tries again. */
export function loadIndex(): Promise<PreparedIndex> {
  underWay ??= fetchIndex().catch((fault: unknown) => {
    underWay = undefined;
    throw fault;
  });
  return underWay;
}
