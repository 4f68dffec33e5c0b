"use client";

import { useEffect } from "react";
import { PageFault } from "./page-fault.tsx";
import { useBoundaryWords } from "#components/words/use-boundary-words.ts";

type Props = { error: unknown; retry: () => void };

/**
 * The fallback for a page that could not be rendered. A page whose script loaded only in part is reloaded first, once.
 */
export function PageBoundary({ error, retry }: Props) {
  const boundaryWords = useBoundaryWords();
  useEffect(() => {
    reportError(error); // an error that a boundary catches never reaches the window (components/browser/chunk-retry.ts)
  }, [error]);

  return (
    <div role="alert">
      <PageFault what="page" error={error} boundaryWords={boundaryWords} onRetry={retry} />
    </div>
  );
}
