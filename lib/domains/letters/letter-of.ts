import "server-only";
import { IntlMessageFormat } from "intl-messageformat";
import type { WrittenDocument } from "#lib/services/documents/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { dateFormat, listFormat, numberFormat } from "#lib/platform/words/open/formats.ts";
import { countryName } from "#lib/platform/words/open/country-names.ts";
import { formatsOf } from "#lib/platform/words/open/locales.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import { letterFields, type LetterAnswers } from "#lib/domains/forms/open/letter-fields.ts";
import type { LetterKind, LetterLanguage } from "#lib/domains/forms/open/letter-kinds.ts";
import { shownAddress } from "#lib/platform/text/shown-address.ts";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { inOtherParts, type FactName, type LetterTexts } from "./texts/letter-texts.ts";

const textsOf: Readonly<Record<LetterLanguage, LetterTexts>> = { en, fr };

type Facing = {
  /** The reference that both sides use; a letter that is not sent through us has none. */
  reference?: string;
  /** The ISO day on which it is written. */
  date: string;
  locale: LetterLanguage;
};

const dayFormat = (locale: string) =>
  dateFormat({ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }, locale);

const isFact = (name: string): name is FactName => !(inOtherParts as readonly string[]).includes(name);

/** An answer as it is written in a letter; empty if there is none. */
function worded(field: Field, answer: unknown, texts: LetterTexts, locale: string): string {
  if (answer === undefined) return "";
  const options: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.options;
  const optionOf = (option: unknown) => options[field.name]?.[String(option)] ?? "";
  if (field.kind === "date") return dayFormat(locale).format(new Date(`${String(answer)}T00:00:00Z`));
  if (field.kind === "choice") return optionOf(answer);
  if (Array.isArray(answer)) return listFormat({}, locale).format(answer.map(optionOf));
  if (typeof answer === "number") return numberFormat({}, locale).format(answer);
  return String(answer);
}

/** The name of a country in a letter, from its ISO code or the slug of one of the 54 African countries. */
function countryIn(codeOrSlug: string, locale: string): string {
  const code = findCountry(codeOrSlug)?.iso2 ?? codeOrSlug;
  return countryName(code, locale);
}

/** The answers that all letters have. */
type Sender = Pick<
  LetterAnswers<"transcript">,
  | "fullName"
  | "address"
  | "email"
  | "phone"
  | "institution"
  | "department"
  | "country"
  | "institutionAddress"
  | "delivery"
  | "note"
> & {
  about?: string;
  authority?: string | undefined;
  deceased?: string;
  deceasedAuthority?: string | undefined;
};

/** A request letter of a kind, from answers that were validated by `schemaOf(letterFields[kind])`. */
export function letterOf<K extends LetterKind>(
  kind: K,
  answers: LetterAnswers<K>,
  { reference, date, locale }: Facing,
): WrittenDocument {
  const texts = textsOf[locale];
  const say = (message: string, values: Readonly<Record<string, string>> = {}) =>
    String(new IntlMessageFormat(message, formatsOf(locale)).format(values));
  const given = answers as Readonly<Record<string, unknown>>;
  const sender = answers as unknown as Sender;
  const about = sender.deceased ?? sender.about ?? "me";
  const authority = sender.deceasedAuthority ?? sender.authority ?? "";
  const { lines, place, region, postcode, country } = sender.address;
  const fields: readonly Field[] = letterFields[kind];
  const facts = fields.flatMap((field) => {
    const { name } = field;
    const value = worded(field, given[name], texts, locale);
    return isFact(name) && value
      ? [{ label: say(texts.labelled, { label: texts.labels[name] }), value }]
      : [];
  });
  const isPresent = (line: string | undefined): line is string => Boolean(line);

  return {
    language: locale,
    title: texts.titles[kind],
    date: dayFormat(locale).format(new Date(`${date}T00:00:00Z`)),
    ...(reference && { reference: say(texts.reference, { reference }) }),
    from: [
      sender.fullName,
      ...lines.split("\n"),
      [postcode, place].filter(isPresent).join(" "),
      region,
      countryIn(country, locale),
      sender.email && shownAddress(sender.email),
      sender.phone?.replace(";ext=", " ext. "),
    ].filter(isPresent),
    to: [
      sender.institution,
      sender.department,
      ...(sender.institutionAddress?.split("\n") ?? []),
      countryIn(sender.country, locale),
    ].filter(isPresent),
    salutation: texts.salutation,
    parts: [
      { kind: "text", text: say(texts.openings[kind], { about }) },
      { kind: "facts", facts },
      ...(sender.note ? [{ kind: "text", text: sender.note } as const] : []),
      { kind: "text", text: say(texts.identity, { about, authority }) },
      { kind: "text", text: say(texts.delivery, { delivery: sender.delivery }) },
      { kind: "text", text: say(texts.fees) },
    ],
    closing: texts.closing,
    signature: sender.fullName,
    footer: texts.footer,
    pageOf: texts.pageOf,
  };
}
