import { cache, createElement, Fragment, use, type ReactNode } from "react";
import { locale } from "next/root-params";
import { requestLocale, wordsOf, type Area, type WordKey, type Words } from "#lib/platform/words/index.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";

type Marks = Readonly<Record<string, ReactNode | ((inside: ReactNode) => ReactNode)>>;

export type { WordKey };

export type PageWords<A extends Area> = Words<A> & {
  /**
   * A sentence with parts that are elements: `<link>…</link>` and `{name}` in it are replaced by what `marks` makes.
   */
  rich: (key: WordKey<A>, marks: Marks) => ReactNode;
};

/** Parts side by side, as if they had been written there: not a list, so they need no keys. */
const beside = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

/** The strings of an area, with elements in them, in a language that is already known. */
export function wordsIn<A extends Area>(area: A, locale: string): PageWords<A> {
  const words = wordsOf(area, locale);
  const rich = (key: WordKey<A>, marks: Marks) => {
    const made = Object.entries(marks).map(([name, mark]) => [
      name,
      typeof mark === "function" ? (inside: ReactNode[]) => mark(beside(inside)) : mark,
    ]);
    return beside(words.marked<ReactNode>(key, Object.fromEntries(made)));
  };
  return Object.assign(words, { rich });
}

/** The language of the page: the first part of its internal path, which English URLs do not show. */
const pageLocale = cache((): Promise<string | undefined> => locale());

/** The same for synchronous server components; for what is rendered without Next, the language it is rendered in. */
export const usePageLocale = (): string => requestLocale() ?? use(pageLocale()) ?? defaultLocale;

/** The strings of an area in the language of the page. For synchronous server components. */
export const useWords = <A extends Area>(area: A): PageWords<A> => wordsIn(area, usePageLocale());

/** The same for pages and other async components. */
export const pageWords = async <A extends Area>(area: A): Promise<PageWords<A>> =>
  wordsIn(area, (await pageLocale()) ?? defaultLocale);
