import { useEffect, useState } from "react";
import type { PreparedIndex } from "#lib/domains/quick-nav/open/find-entries.ts";
import { loadIndex } from "./load-index.ts";

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
