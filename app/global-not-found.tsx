import type { Metadata } from "next";
import { UnknownPage } from "#components/content/unknown-page.tsx";
import { titled } from "#lib/platform/brand.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";
import { SiteFrame } from "./site-frame.tsx";
import { Document } from "./document.tsx";

export const metadata: Metadata = {
  title: titled(wordsOf("shell")("notFound.title")),
  robots: { index: false },
};

/** The page for unknown addresses. It is separate, so that the payload of other pages does not contain it. */
export default function GlobalNotFound() {
  return (
    <Document locale={defaultLocale}>
      <SiteFrame>
        <UnknownPage />
      </SiteFrame>
    </Document>
  );
}
