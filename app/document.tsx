import type { ReactNode } from "react";
import { familjen } from "./font.ts";
import "./globals.css";
import { Hydrated } from "#components/ui/hydrated.tsx";
import early from "#lib/generated/scripts/early.js";
import later from "#lib/generated/scripts/later.js";
import { defaultLocale, directionOf } from "#lib/words/open/locales.ts";

/** The document every page stands in: language, direction, type and tokens. It reads nothing of the visitor. */
export function Document({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-locale={locale === defaultLocale ? undefined : locale}
      className={familjen.variable}
    >
      <body>
        {/* What happens without anybody reaching for it; in a sealed page all the script there is until somebody does. */}
        <script defer src={early} data-later={later} />
        {children}
        <Hydrated />
      </body>
    </html>
  );
}
