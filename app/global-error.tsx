"use client";

import { useEffect } from "react";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { errorText } from "#components/ui/error-text.ts";
import { PatternBand } from "#components/ui/pattern-band.tsx";
import { PageHeader } from "#components/ui/section.tsx";
import "./globals.css";
import { defaultLocale, directionOf } from "#lib/words/open/locales.ts";

type Props = { error: unknown; retry: () => void };

/** Replaces the whole document when not even its frame could be drawn. */
export default function GlobalError({ error, retry }: Props) {
  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <html lang={defaultLocale} dir={directionOf(defaultLocale)}>
      <body>
        <title>Unexpected Application Error!</title>
        <PatternBand />
        <main id="main" role="alert">
          <PageHeader title="Unexpected Application Error!" lead={errorText(error)}>
            <Button type="button" onClick={() => retry()}>
              Retry
            </Button>
            <a className={buttonClass("secondary")} href="/">
              Home
            </a>
          </PageHeader>
        </main>
      </body>
    </html>
  );
}
