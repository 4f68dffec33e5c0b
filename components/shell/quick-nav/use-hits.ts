import { useEffect, useState } from "react";
import { askSearch } from "#components/page/ask-search.ts";
import type { Hit } from "#lib/search/open/search-answer.ts";

/** Between two keys of somebody who types. */
const pauseMs = 200;
const mostHits = 5;
/** One letter begins too much to be asked for. */
const shortestAsked = 2;

type Found = { asked: string; hits: readonly Hit[] };
const none: readonly Hit[] = [];

/** Whether one of them is the other with more typed, so that what was found for one still says something of the other. */
const isOneGrown = (one: string, other: string): boolean =>
  one !== "" && other !== "" && (one.startsWith(other) || other.startsWith(one));

/**
 * The first that the whole search finds, asked for after a short pause in typing. Until the next answer comes, the last one
 * stays; a failure is as good as nothing found. `isAwaited`: an answer to exactly this is still to come.
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
