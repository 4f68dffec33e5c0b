import { useEffect, useState } from "react";
import type { SearchTopics } from "#lib/countries/finder/open/search.ts";

const longestWaitMs = 10_000;

async function fetchTopics(): Promise<SearchTopics> {
  const answer = await fetch("/finder-topics.json", { signal: AbortSignal.timeout(longestWaitMs) });
  if (!answer.ok) throw new Error(`finder-topics.json answered ${answer.status}`);
  return (await answer.json()) as SearchTopics;
}

/** By what else a country is found, asked for when somebody searches. Without an answer names are searched alone. */
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
