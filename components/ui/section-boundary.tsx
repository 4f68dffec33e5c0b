"use client";

import { useEffect, type ReactNode } from "react";
import { catchError, type ErrorInfo } from "next/error";
import { useBoundaryWords } from "#components/words/use-boundary-words.ts";
import { inLocale } from "#lib/platform/words/open/locales.ts";
import { Button } from "./button.tsx";
import { buttonClass } from "./button-class.ts";

type Props = {
  children?: ReactNode;
  /** Shown above the message when the section fails, such as the title of the page if the section contained it. */
  title?: ReactNode;
};

function SectionFallback({ title }: Props, { error, retry }: ErrorInfo) {
  const { boundary: words, locale } = useBoundaryWords();
  useEffect(() => {
    reportError(error); // an error that a boundary catches never reaches the window (components/browser/chunk-retry.ts)
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
          <a className={buttonClass("quiet")} href={inLocale(locale, "/")}>
            {words.home}
          </a>
        </div>
      </div>
    </>
  );
}

/** Keeps an error in one part of a page from taking down the rest of the page. */
export const SectionBoundary = catchError(SectionFallback);
