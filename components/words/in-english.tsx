import type { ReactNode } from "react";
import { defaultLocale, directionOf } from "#lib/words/open/locales.ts";
import { usePageLocale } from "./use-words.ts";

type Props = { children: ReactNode };

/** Content that there is in English alone: on a page in another language it says so, and runs from left to right. */
export function InEnglish({ children }: Props) {
  if (usePageLocale() === defaultLocale) return children;
  return (
    <div lang={defaultLocale} dir={directionOf(defaultLocale)}>
      {children}
    </div>
  );
}

/** What the page says in its own language in the midst of such content. */
export function InPageLanguage({ children }: Props) {
  const locale = usePageLocale();
  if (locale === defaultLocale) return children;
  return (
    <div lang={locale} dir={directionOf(locale)}>
      {children}
    </div>
  );
}
