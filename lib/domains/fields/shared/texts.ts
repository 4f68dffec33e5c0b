import { wordsOf } from "#lib/platform/words/index.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import type { Field } from "../open/fields.ts";

/** What can be wrong with an answer. A field may word each of these itself: `<key>.missing` in its catalogue. */
export const faultKeys = [
  "missing",
  "wrong",
  "long",
  "short",
  "low",
  "high",
  "whole",
  "early",
  "late",
  "many",
  "several",
  "quoted",
  "sign",
  "plain",
  "odd",
  "either",
  "oldBenin",
  "oldCoteDIvoire",
  "oldMauritius",
] as const;
export type FaultKey = (typeof faultKeys)[number];

type Values = Readonly<Record<string, string | number>>;
type At = Field["words"];

/** The message at a key; undefined if there is none. */
function sayIfAny({ area, key }: At, values: Values | undefined, locale?: string): string | undefined {
  const words = wordsOf(area, locale);
  return words.has(key) ? words(key, values) : undefined;
}

function say(at: At, values?: Values, locale?: string): string {
  const text = sayIfAny(at, values, locale);
  if (text === undefined) throw new Error(`no words: ${at.area}.${at.key}`);
  return text;
}

const part = ({ area, key }: At, name: string): At => ({ area, key: `${key}.${name}` });

/** The placeholder values for the words of a field. */
const valuesOf = (field: Field): Values => ({
  ...field.words.values,
  ...("most" in field && field.most !== undefined && { most: field.most }),
  ...("least" in field && field.least !== undefined && { least: field.least }),
  ...("min" in field && { min: numberFormat().format(field.min) }),
  ...("max" in field && { max: numberFormat().format(field.max) }),
  ...("upTo" in field && { upTo: field.upTo }),
});

export function labelOf(field: Field, locale?: string): string {
  const { area, key, label = key } = field.words;
  return say({ area, key: label }, valuesOf(field), locale);
}

export const hintOf = (field: Field, locale?: string): string | undefined =>
  sayIfAny(part(field.words, "hint"), valuesOf(field), locale);

export const optionOf = (field: Field, option: string, locale?: string): string =>
  say(part(field.words, `is.${option}`), undefined, locale);

/** The empty option of a field's list, if the field has its own words for it. */
export const noneOf = (field: Field, locale?: string): string | undefined =>
  sayIfAny(part(field.words, "none"), undefined, locale);

/**
 * The error message beside a field: its own words if the catalogue has them, or else those of its kind. `values` are
 * the parts of the answer that the message names.
 */
export function sentenceOf(field: Field, fault: FaultKey, values?: Values): string {
  const all = { ...valuesOf(field), label: labelOf(field), ...values };
  const own = sayIfAny(part(field.words, fault), all);
  if (own !== undefined) return own;
  const ofKind = sayIfAny({ area: "forms", key: `fault.${fault}.${field.kind}` }, all);
  return ofKind ?? say({ area: "forms", key: `fault.${fault}` }, all);
}
