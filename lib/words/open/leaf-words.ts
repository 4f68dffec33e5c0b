import type boundary from "../en/boundary.json";
import type leaf from "../en/leaf.json";
import { fill } from "./fill.ts";
import { numberFormat, pluralRules } from "./formats.ts";

/** A sentence in each of the forms that its number asks for, with `{count}` where that stands. */
export type Counted = Readonly<Record<string, string>>;

type Key = keyof typeof leaf;

/** What stands where a page, or a part of one, could not be drawn. */
export type BoundaryWords = Readonly<Record<keyof typeof boundary, string>>;

/**
 * What the leaves say that run in the browser, as `/words.json` brings it: sentences with `{name}` placeholders, and
 * those whose key ends with `counted` in all their forms; what stands where a page could not be drawn; and the language
 * they are in.
 */
export type LeafWords = { readonly [K in Key]: K extends `${string}.counted` ? Counted : string } & {
  readonly boundary: BoundaryWords;
  readonly locale: string;
};

/** The form for a number, with the number in it as the language writes it. */
export function fillCounted(forms: Counted, count: number, locale?: string): string {
  const form = forms[`=${count}`] ?? forms[pluralRules(locale).select(count)] ?? forms["other"] ?? "";
  return fill(form, { count: numberFormat({}, locale).format(count) });
}
