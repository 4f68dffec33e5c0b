"use client";

import { useEffect } from "react";
import { PageFault } from "./page-fault.tsx";
import { useBoundaryWords } from "#components/words/use-boundary-words.ts";

type Props = { error: unknown; retry: () => void };

/** Stands where a page could not be drawn; one whose script came in part only is loaded again first, once. */
export function PageBoundary({ error, retry }: Props) {
  const said = useBoundaryWords();
  useEffect(() => {
    reportError(error); // what a boundary has caught never reaches the window (components/browser/chunk-retry.ts)
  }, [error]);

  return (
    <div role="alert">
      <PageFault what="page" error={error} said={said} onRetry={retry} />
    </div>
  );
}
