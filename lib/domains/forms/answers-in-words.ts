import "server-only";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { dateFormat, listFormat, numberFormat } from "#lib/platform/words/open/formats.ts";
import { countryName } from "#lib/platform/words/open/country-names.ts";
import type { AnswerOf, Answers, Field } from "#lib/domains/fields/open/fields.ts";
import { stepTitle } from "#lib/data/content/form-words.ts";
import { labelOf, optionOf } from "#lib/domains/fields/shared/texts.ts";
import { sayPhone } from "#lib/domains/fields/open/read-phone.ts";
import { shownAddress } from "#lib/platform/text/shown-address.ts";
import { twoReadings } from "#lib/platform/text/numbers.ts";
import { askedFields } from "./shared/check-answers.ts";
import type { FormDefinition } from "./open/form.ts";

/** The files that answers may refer to. */
type FileNames = readonly { id: string; name: string }[];

/** Spells out the thousands or decimals of a number whose digits can be read in two ways: "1,250 (1 thousand 250)". */
function withoutAmbiguity(number: number, formatted: string, locale: string): string {
  if (!twoReadings(formatted.replace(/[^\p{Nd}.,]/gu, ""))) return formatted;
  const words = wordsOf("forms", locale);
  const [whole, part] =
    number < 1000 ? String(number).split(".") : [Math.trunc(number / 1000), number % 1000];
  const values = { number: formatted, whole: String(whole), part: String(part) };
  return words(number < 1000 ? "number.decimals" : "number.thousands", values);
}

/** An answer as a person reads it. `answer` must be validated already. */
export function answerInWords(field: Field, answer: unknown, locale: string, files: FileNames = []): string {
  const words = wordsOf("forms", locale);
  const as = <K extends Field["kind"]>() => answer as AnswerOf<Extract<Field, { kind: K }>>;
  switch (field.kind) {
    case "number": {
      const formatted = numberFormat({ maximumFractionDigits: 6 }, locale).format(as<"number">());
      const number = withoutAmbiguity(as<"number">(), formatted, locale);
      return field.unit ? `${number} ${words(field.unit as "unit.hectare")}` : number;
    }
    case "money": {
      const { amount, currency } = as<"money">();
      const formatted = numberFormat({ style: "currency", currency, currencyDisplay: "code" }, locale).format(
        amount,
      );
      return withoutAmbiguity(amount, formatted, locale);
    }
    case "date":
      return dateFormat({ dateStyle: "long", timeZone: "UTC" }, locale).format(new Date(as<"date">()));
    case "choice":
      return optionOf(field, String(answer), locale);
    case "choices":
      // One per line, because options contain commas.
      return as<"choices">()
        .map((option) => optionOf(field, String(option), locale))
        .join("\n");
    case "country":
      return field.of === "africa"
        ? (findCountry(String(answer))?.name ?? String(answer))
        : countryName(String(answer), locale);
    case "yesNo":
    case "tick":
      return words(answer === true ? "yes" : "no");
    case "phone":
      return sayPhone(String(answer));
    case "email":
      return shownAddress(String(answer));
    case "address": {
      const { lines, place, region, postcode, country } = as<"address">();
      const parts = [lines, place, region, postcode, countryName(country, locale)];
      return parts.filter(Boolean).join("\n");
    }
    case "file":
      return listFormat({ type: "unit" }, locale).format(
        as<"file">().map((id) => files.find((file) => file.id === id)?.name ?? words("step.file")),
      );
    default:
      return String(answer);
  }
}

export type AnswerText = {
  name: string;
  label: string;
  /** May have line breaks; undefined if nothing was answered. */
  answer: string | undefined;
};
export type StepText = { name: string; title: string; answers: readonly AnswerText[] };

/** Every question that these answers lead to, with its answer, step by step. */
export const answersInWords = (
  form: FormDefinition,
  answers: Answers,
  locale: string,
  files: FileNames = [],
): readonly StepText[] =>
  form.steps.flatMap((step) => {
    const fields = askedFields(step, answers);
    if (fields.length === 0) return [];
    return [
      {
        name: step.name,
        title: stepTitle(form.id, step.name, locale),
        answers: fields.map((field) => {
          const answer = answers[field.name];
          const isThere =
            answer !== undefined && answer !== null && !(Array.isArray(answer) && answer.length === 0);
          return {
            name: field.name,
            label: labelOf(field, locale),
            answer: isThere ? answerInWords(field, answer, locale, files) : undefined,
          };
        }),
      },
    ];
  });
