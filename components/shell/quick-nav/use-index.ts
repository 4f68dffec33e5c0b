import { useEffect, useState } from "react";
import {
  type PreparedIndex,
  prepareIndex,
  type QuickNavIndex,
} from "#lib/domains/quick-nav/open/find-entries.ts";
import { inPageLanguage } from "#components/words/load-words.ts";

const longestWaitMs = 10_000;

let loading: Promise<PreparedIndex> | undefined;

async function fetchIndex(): Promise<PreparedIndex> {
  const answer = await fetch(inPageLanguage("/quick-nav.json"), {
    signal: AbortSignal.timeout(longestWaitMs),
  });
  if (!answer.ok) throw new Error(`quick-nav.json answered ${answer.status}`);
  return prepareIndex((await answer.json()) as QuickNavIndex);
}

/** The index, fetched once per page; after a failure the next call tries again. */
function loadIndex(): Promise<PreparedIndex> {
  loading ??= fetchIndex().catch((fault: unknown) => {
    loading = undefined;
    throw fault;
  });
  return loading;
}

type IndexState = { is: "loading" } | { is: "failed" } | { is: "ready"; index: PreparedIndex };

/** The index, requested when it is first wanted, and a function that requests it again. */
export function useIndex(isWanted: boolean): { state: IndexState; retry: () => void } {
  const [state, setState] = useState<IndexState>({ is: "loading" });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!isWanted) return undefined;
    let gone = false;
    const show = (next: IndexState) => {
      if (!gone) setState((now) => (now.is === "ready" ? now : next));
    };
    loadIndex().then(
      (index) => show({ is: "ready", index }),
      () => show({ is: "failed" }),
    );
    return () => {
      gone = true;
    };
  }, [tries, isWanted]);

  const retry = () => {
    setState({ is: "loading" });
    setTries((count) => count + 1);
  };
  return { state, retry };
}
