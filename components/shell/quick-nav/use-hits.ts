import { useEffect, useState } from "react";
import { askSearch } from "#components/page/ask-search.ts";
import type { FoundGroup, QuickNavEntry } from "#lib/domains/quick-nav/open/find-entries.ts";
import type { Hit } from "#lib/services/search/open/search-answer.ts";

/** The results of the full search as rows, each once and without places that are already listed above. */
export function hitEntries(hits: readonly Hit[], groups: readonly FoundGroup[]): QuickNavEntry[] {
  const shown = new Set(groups.flatMap(({ entries }) => entries.map(({ to }) => to)));
  return hits.flatMap(({ href, title, heading }) => {
    if (shown.has(href)) return [];
    shown.add(href);
    return { label: title, to: href, ...(heading && { of: heading }) };
  });
}

/** The debounce delay after a keystroke. */
const pauseMs = 200;
const mostHits = 5;
/** A single letter matches too much to be worth a request. */
const shortestAsked = 2;

type Found = { asked: string; hits: readonly Hit[] };
const none: readonly Hit[] = [];

/** Whether one of them is a prefix of the other, so that the results for one still apply to the other. */
const isOneGrown = (one: string, other: string): boolean =>
  one !== "" && other !== "" && (one.startsWith(other) || other.startsWith(one));

/**
 * The first results of the full search, requested after a short pause in typing. Until the next response arrives, the
 * last results stay; a failure counts as no results. `isAwaited`: the response to exactly this text is still to come.
 */
export function useHits(asked: string): { hits: readonly Hit[]; isAwaited: boolean } {
  const [found, setFound] = useState<Found>({ asked: "", hits: none });
  const isAsking = asked.length >= shortestAsked;

  useEffect(() => {
    if (!isAsking) return undefined;
    const gone = new AbortController();
    const show = (hits: readonly Hit[]) => {
      if (!gone.signal.aborted) setFound({ asked, hits });
    };
    const timer = setTimeout(() => {
      askSearch(asked, { most: mostHits, isTyping: true, signal: gone.signal }).then(show, () => show(none));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [asked, isAsking]);

  return {
    hits: isAsking && isOneGrown(found.asked, asked) ? found.hits : none,
    isAwaited: isAsking && found.asked !== asked,
  };
}
