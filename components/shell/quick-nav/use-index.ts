import { useEffect, useState } from "react";
import type { PreparedIndex } from "#lib/quick-nav/find-entries.ts";
import { loadIndex } from "./load-index.ts";

type IndexState = { is: "loading" } | { is: "failed" } | { is: "ready"; index: PreparedIndex };

/** The index as it comes, and a way to ask for it again. */
export function useIndex(): { state: IndexState; retry: () => void } {
  const [state, setState] = useState<IndexState>({ is: "loading" });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let gone = false;
    const show = (next: IndexState) => {
      if (!gone) setState(next);
    };
    loadIndex().then(
      (index) => show({ is: "ready", index }),
      () => show({ is: "failed" }),
    );
    return () => {
      gone = true;
    };
  }, [tries]);

  const retry = () => {
    setState({ is: "loading" });
    setTries((count) => count + 1);
  };
  return { state, retry };
}
