"use client";

import { useEffect, type ReactNode } from "react";
import { catchError, type ErrorInfo } from "next/error";
import { reloadIfChunkFailed } from "#components/browser/chunk-retry.ts";
import type { BoundaryWords } from "#lib/words/open/leaf-words.ts";
import { Button } from "./button.tsx";
import { buttonClass } from "./button-class.ts";

type Props = {
  children?: ReactNode;
  title?: ReactNode;
  words: Pick<BoundaryWords, "section" | "retry" | "home">;
  homeHref: string;
};

function SectionFallback({ title, words, homeHref }: Props, { error, retry }: ErrorInfo) {
  useEffect(() => {
    void reloadIfChunkFailed(error); // what a boundary has caught never reaches the window
  }, [error]);

  return (
    <>
      {title}
      <div role="alert" className="card grid gap-4">
        <p>{words.section}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="button" variant="secondary" onClick={() => retry()}>
            {words.retry}
          </Button>
          <a className={buttonClass("quiet")} href={homeHref}>
            {words.home}
          </a>
        </div>
      </div>
    </>
  );
}

/** What `SectionBoundary` is in the browser. */
export const SectionBoundaryIsland = catchError(SectionFallback);
