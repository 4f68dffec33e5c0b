import type chat from "../en/chat.json";
import type boundary from "../en/boundary.json";
import type leaf from "../en/leaf.json";
import { numberFormat, pluralRules } from "./formats.ts";

/**
 * The words of the conversation in the browser, from `/chat.json`: sentences with `{name}` placeholders, and their
 * language.
 */
export type ChatWords = Readonly<Record<keyof typeof chat, string>> & { readonly locale: string };

/** A sentence with its `{name}` placeholders filled in: for client components in the browser, where there is no ICU. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** A sentence in each of its plural forms, with `{count}` for the number. */
export type Counted = Readonly<Record<string, string>>;

type Key = keyof typeof leaf;

/** Replaces a page, or a part of one, that could not be rendered. */
export type BoundaryWords = Readonly<Record<keyof typeof boundary, string>>;

/**
 * The words of client components in the browser, from `/words.json`: sentences with `{name}` placeholders, and those
 * whose key ends with `counted` in all their plural forms; what replaces a page that could not be rendered; and the
 * language.
 */
export type LeafWords = { readonly [K in Key]: K extends `${string}.counted` ? Counted : string } & {
  readonly boundary: BoundaryWords;
  readonly locale: string;
};

/** The plural form for a number, with the number as the language writes it. */
export function fillCounted(forms: Counted, count: number, locale?: string): string {
  const form = forms[`=${count}`] ?? forms[pluralRules(locale).select(count)] ?? forms["other"] ?? "";
  return fill(form, { count: numberFormat({}, locale).format(count) });
}
