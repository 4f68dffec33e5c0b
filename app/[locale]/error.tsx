"use client";

import { useEffect } from "react";
import { reloadIfChunkFailed } from "#components/browser/chunk-retry.ts";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { errorText } from "#components/ui/error-text.ts";
import { PageHeader } from "#components/ui/section.tsx";

type Props = { error: unknown; retry: () => void };

/** Stands where a page could not be drawn; one whose script came in part only is loaded again first, once. */
export default function PageError({ error, retry }: Props) {
  useEffect(() => {
    console.error(error);
    void reloadIfChunkFailed(error); // what a boundary has caught never reaches the window
  }, [error]);

  return (
    <div role="alert">
      <PageHeader title="Something went wrong. Please try again." lead={errorText(error)}>
        <Button type="button" onClick={() => retry()}>
          Retry
        </Button>
        <a className={buttonClass("secondary")} href="/">
          Home
        </a>
      </PageHeader>
    </div>
  );
}
