import { useEffect, useState } from "react";
import type { SearchTopics } from "#lib/data/countries/finder/open/search.ts";

const longestWaitMs = 10_000;

async function fetchTopics(): Promise<SearchTopics> {
  const answer = await fetch("/finder-topics.json", { signal: AbortSignal.timeout(longestWaitMs) });
  if (!answer.ok) throw new Error(`finder-topics.json answered ${answer.status}`);
  return (await answer.json()) as SearchTopics;
}

/**
 * Loads the other terms by which a country is found once the visitor searches. If that fails, only names are searched.
 */
export function useTopics(isWanted: boolean): SearchTopics | undefined {
  const [topics, setTopics] = useState<SearchTopics>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let gone = false;
    fetchTopics().then(
      (found) => gone || setTopics(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [isWanted]);
  return topics;
}
