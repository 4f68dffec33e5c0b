import type { ReactNode } from "react";
import { familjen } from "./font.ts";
import "./globals.css";
import { directionOf } from "#lib/words/open/locales.ts";

/** The document every page stands in: language, direction, type and tokens. It reads nothing of the visitor. */
export function Document({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <html lang={locale} dir={directionOf(locale)} className={familjen.variable}>
      <body>{children}</body>
    </html>
  );
}
