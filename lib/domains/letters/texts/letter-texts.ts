import type { LetterField } from "#lib/domains/forms/open/letter-fields.ts";
import type { LetterKind } from "#lib/domains/forms/open/letter-kinds.ts";

/** Fields that a letter states elsewhere than among its facts. */
export const inOtherParts = [
  "language",
  "fullName",
  "address",
  "email",
  "phone",
  "institution",
  "department",
  "country",
  "institutionAddress",
  "about",
  "authority",
  "deceased",
  "deceasedAuthority",
  "delivery",
  "note",
] as const;

export type FactName = Exclude<LetterField["name"], (typeof inOtherParts)[number]>;

type OptionField = Extract<LetterField, { name: FactName; options: readonly string[] }>;

/**
 * The texts of all letters in one language, in ICU message format. `{about}` is me, child or relative, whose record it
 * is: a letter that only its sender can write is about me.
 */
export type LetterTexts = {
  titles: Readonly<Record<LetterKind, string>>;
  openings: Readonly<Record<LetterKind, string>>;
  /** The label of each fact. */
  labels: Readonly<Record<FactName, string>>;
  options: { readonly [F in OptionField as F["name"]]: Readonly<Record<F["options"][number], string>> };
  /** How a label is written before its fact: "{label}:". */
  labelled: string;
  reference: string;
  salutation: string;
  identity: string;
  delivery: string;
  fees: string;
  closing: string;
  footer: string;
  pageOf: string;
};
