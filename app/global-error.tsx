"use client";

import { useEffect } from "react";
import { PageFault } from "#components/ui/page-fault.tsx";
import { PatternBand } from "#components/ui/pattern-band.tsx";
import { boundaryInEnglish as english } from "#components/words/boundary-english.ts";
import "./globals.css";
import { directionOf } from "#lib/platform/words/open/locales.ts";

type Props = { error: unknown; retry: () => void };

/**
 * Replaces the whole document if even the layout failed. It is in English, because the page's language is lost with it.
 */
export default function GlobalError({ error, retry }: Props) {
  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <html lang={english.locale} dir={directionOf(english.locale)}>
      <body>
        <title>{english.boundary.site}</title>
        <PatternBand />
        <main id="main" role="alert">
          <PageFault what="site" error={error} boundaryWords={english} onRetry={retry} />
        </main>
      </body>
    </html>
  );
}
