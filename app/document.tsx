import type { ReactNode } from "react";
import { familjen } from "./font.ts";
import "./globals.css";
import { defaultLocale, directionOf } from "#lib/words/open/locales.ts";

/** The document every page stands in: language, direction, type and tokens. It reads nothing of the visitor. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale} dir={directionOf(defaultLocale)} className={familjen.variable}>
      <body>{children}</body>
    </html>
  );
}
