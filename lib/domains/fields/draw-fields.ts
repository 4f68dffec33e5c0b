import "server-only";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { currencyNames, inOrder } from "#lib/platform/words/open/formats.ts";
import { countryName } from "#lib/platform/words/open/country-names.ts";
import type { DrawnField, DrawnOption } from "./open/drawn-field.ts";
import type { Field } from "./open/fields.ts";
import { addressParts, pathOf } from "./open/field-names.ts";
import { worldCodes } from "./shared/field-schema.ts";
import { hintOf, labelOf, noneOf, optionOf, sentenceOf } from "./shared/texts.ts";

const world = new Map<string, readonly DrawnOption[]>();

/** Every country by its name on this site in a language, in that language's sort order. Computed once. */
function worldOptions(locale: string): readonly DrawnOption[] {
  let options = world.get(locale);
  if (!options) {
    options = worldCodes
      .map((value) => ({ value, label: countryName(value, locale) }))
      .toSorted((one, other) => inOrder(one.label, other.label, locale));
    world.set(locale, options);
  }
  return options;
}

const africanOptions = (): readonly DrawnOption[] =>
  listCountries().map(({ slug, name }) => ({ value: slug, label: name }));

/** The option for nothing chosen yet, or for no answer. */
const none = (field: Field, locale: string): DrawnOption => ({
  value: "",
  label: noneOf(field, locale) ?? wordsOf("forms", locale)(field.optional ? "noChoice" : "chooseOne"),
});

const scaleOptions = (min: number, max: number): readonly DrawnOption[] =>
  Array.from({ length: max - min + 1 }, (_, at) => String(min + at)).map((value) => ({
    value,
    label: value,
  }));

/** A choice with more options than this is a select list. */
const mostButtons = 7;

function drawnParts(kind: "date" | "phone" | "address" | "money", locale: string): Record<string, string> {
  const words = wordsOf("forms", locale);
  const names = {
    date: ["day", "month", "year"],
    phone: ["number", "country"],
    address: addressParts,
    money: ["amount", "currency"],
  } as const;
  return Object.fromEntries(
    names[kind].map((part) => [part, words(`part.${kind}.${part}` as "part.date.day")]),
  );
}

/** The question about a number that can be read in two ways. The readings are filled in when it is rendered. */
function drawnMeant(field: Field, min: number, max: number, locale: string): DrawnField["meant"] {
  const words = wordsOf("fields", locale);
  const of = (meant: "thousands" | "decimals") => words(`meant.${meant}`, { number: "{number}" });
  return {
    which: words("meant.which"),
    thousands: of("thousands"),
    decimals: of("decimals"),
    fault: sentenceOf(field, "either", { thousands: "{thousands}", decimals: "{decimals}" }),
    locale,
    min,
    max,
  };
}

function ofKind(field: Field, locale: string): Partial<DrawnField> {
  const words = wordsOf("forms", locale);
  switch (field.kind) {
    case "text":
      return { isGiven: field.isGiven, list: field.list };
    case "longText":
      return { rows: field.rows ?? 5 };
    case "email":
      return { cutAt: 320 };
    case "number": {
      if (field.isScale)
        return { isList: true, options: [none(field, locale), ...scaleOptions(field.min, field.max)] };
      return {
        unit: field.unit && words(field.unit as "unit.hectare"),
        meant: field.isWhole ? undefined : drawnMeant(field, field.min, field.max, locale),
      };
    }
    case "choice":
    case "choices": {
      const options = field.options.map((value) => ({ value, label: optionOf(field, value, locale) }));
      const isList = field.kind === "choice" && (field.isList ?? options.length > mostButtons);
      const hasNone = isList && !("isPreset" in field && field.isPreset);
      return { options: hasNone ? [none(field, locale), ...options] : options, isList };
    }
    case "yesNo":
      return {
        options: [
          { value: "yes", label: words("yes") },
          { value: "no", label: words("no") },
        ],
      };
    case "country":
      return {
        isList: true,
        options: [none(field, locale), ...(field.of === "africa" ? africanOptions() : worldOptions(locale))],
      };
    case "money":
      return {
        parts: drawnParts("money", locale),
        meant: drawnMeant(field, 0, field.max, locale),
        options: field.currencies.map((value) => ({
          value,
          label: currencyNames(locale).of(value) ?? value,
        })),
      };
    case "phone":
    case "address": {
      const { country, ...parts } = drawnParts(field.kind, locale);
      if (field.kind === "phone" && field.home) return { parts };
      return {
        parts: { ...parts, country: country ?? "" },
        options: [{ value: "", label: words("chooseOne") }, ...worldOptions(locale)],
      };
    }
    case "date":
      return { parts: drawnParts("date", locale) };
    case "tick":
      return { isTicked: field.isTicked };
    case "file":
      return {
        upTo: field.upTo,
        accept: field.kinds
          .map((kind) => (kind === "pdf" ? "application/pdf" : "image/jpeg,image/png,image/webp"))
          .join(","),
      };
    default:
      return {};
  }
}

/** Fields as the page renders them, in a language. */
export const drawFields = (fields: readonly Field[], locale: string): readonly DrawnField[] =>
  fields.map((field) => ({
    kind: field.kind,
    name: field.name,
    path: pathOf(field),
    label: labelOf(field, locale),
    hint: hintOf(field, locale),
    isRequired: !field.optional,
    when: field.when,
    autoComplete: field.autoComplete,
    ...ofKind(field, locale),
  }));
