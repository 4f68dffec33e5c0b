import type { ReactNode } from "react";
import { familjen } from "./font.ts";
import "./globals.css";
import { Hydrated } from "#components/ui/hydrated.tsx";
import early from "#lib/generated/scripts/early.js";
import later from "#lib/generated/scripts/later.js";
import { defaultLocale, directionOf } from "#lib/platform/words/open/locales.ts";

/** The HTML document of every page: language, direction, fonts and tokens. It reads nothing about the visitor. */
export function Document({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-locale={locale === defaultLocale ? undefined : locale}
      className={familjen.variable}
    >
      <body>
        {/* Runs without interaction. A sealed page has no other script until the visitor interacts with it. */}
        <script defer src={early} data-later={later} />
        {children}
        <Hydrated />
      </body>
    </html>
  );
}
