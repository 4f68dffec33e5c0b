import { cache, createElement, Fragment, use, type ReactNode } from "react";
import { locale } from "next/root-params";
import { givenLocale, wordsOf, type Area, type WordKey, type Words } from "#lib/words/index.ts";
import { defaultLocale } from "#lib/words/open/locales.ts";

type Marks = Readonly<Record<string, ReactNode | ((inside: ReactNode) => ReactNode)>>;

export type { WordKey };

export type PageWords<A extends Area> = Words<A> & {
  /** A sentence with parts that are elements: `<link>…</link>` and `{name}` in it stand for what `marks` makes. */
  rich: (key: WordKey<A>, marks: Marks) => ReactNode;
};

/** Parts beside each other, as if they had been written there: no list, so they need no keys. */
const beside = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

/** The words of an area with elements in them, in a language that is known already. */
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

/** The language of the page: the first part of its path inside, which English addresses do not show. */
const pageLocale = cache((): Promise<string | undefined> => locale());

/** The same for components of the server that wait for nothing; for what is drawn without Next, the language it is drawn in. */
export const usePageLocale = (): string => givenLocale() ?? use(pageLocale()) ?? defaultLocale;

/** The words of an area in the language of the page. For components of the server that wait for nothing. */
export const useWords = <A extends Area>(area: A): PageWords<A> => wordsIn(area, usePageLocale());

/** The same for pages and other components that wait. */
export const pageWords = async <A extends Area>(area: A): Promise<PageWords<A>> =>
  wordsIn(area, (await pageLocale()) ?? defaultLocale);
