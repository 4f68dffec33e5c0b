import type { ReactNode } from "react";
import { defaultLocale, directionOf } from "#lib/platform/words/open/locales.ts";
import { usePageLocale } from "./use-words.ts";

type Props = { children: ReactNode };

/**
 * Content that exists in English only: on a page in another language it is marked as English, and runs from left to
 * right.
 */
export function InEnglish({ children }: Props) {
  if (usePageLocale() === defaultLocale) return children;
  return (
    <div lang={defaultLocale} dir={directionOf(defaultLocale)}>
      {children}
    </div>
  );
}

/** Text in the page's own language within such content. */
export function InPageLanguage({ children }: Props) {
  const locale = usePageLocale();
  if (locale === defaultLocale) return children;
  return (
    <div lang={locale} dir={directionOf(locale)}>
      {children}
    </div>
  );
}
