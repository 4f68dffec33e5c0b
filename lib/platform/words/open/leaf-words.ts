import type boundary from "../en/boundary.json";
import type leaf from "../en/leaf.json";
import { fill } from "./fill.ts";
import { numberFormat, pluralRules } from "./formats.ts";

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
