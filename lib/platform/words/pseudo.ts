import "server-only";
import { IntlMessageFormat } from "intl-messageformat";

type Elements = ReturnType<IntlMessageFormat["getAst"]>;
type Element = Elements[number];

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ..."aåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ",
  ]
    .join("")
    .match(/../gu)!
    .map((pair) => [...pair] as [string, string]),
);

const accented = (text: string): string => text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);
/** Puts each word between the control characters that render it from right to left. */
const mirrored = (text: string): string => text.replace(/[^\s]+/g, (word) => `\u202e${word}\u202c`);
/**
 * Pads a text: translations are a third longer than English, and short ones more. The padding is split, because single
 * words are not longer.
 */
const longer = (text: string): string =>
  text + "·".repeat(Math.ceil(text.length / 3)).replace(/·{8}(?=·)/g, "$& ");

/** Pseudo-locales, generated from English. They show what is not translated and what does not fit. */
const writers: Readonly<Record<string, (text: string) => string>> = {
  "en-xa": (text) => (/\p{L}/u.test(text) ? longer(accented(text)) : text),
  "ar-xb": mirrored,
};

export const pseudoLocales: readonly string[] = Object.keys(writers);

export const isPseudo = (locale: string): boolean => locale in writers;

function rewritten(element: Element, write: (text: string) => string): Element {
  if ("options" in element) {
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map((inner: Element) => rewritten(inner, write)) },
    ]);
    return { ...element, options: Object.fromEntries(options) } as Element;
  }
  if ("children" in element) {
    return { ...element, children: element.children.map((inner) => rewritten(inner, write)) };
  }
  return element.type === 0 ? { ...element, value: write(element.value) } : element;
}

/** An English message in a pseudo-locale; values and choices stay as they are. */
export function pseudoMessage(message: string, locale: string): Elements {
  const write = writers[locale];
  if (!write) throw new Error(`${locale} is no language made by a program`);
  return new IntlMessageFormat(message).getAst().map((element) => rewritten(element, write));
}
