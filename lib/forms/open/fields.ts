import type { Area } from "#lib/words/index.ts";

/** A field is asked only where another one was answered so. */
export type When = { field: string; is: readonly string[] };

type Common<N extends string> = {
  name: N;
  /** Where a call has it, as in the `fields` of its answer: "payload.contact.email". The name where it is left out. */
  path?: string;
  /** The key of its words in the catalogue. `label`: another one for the label alone; `values`: what stands in them. */
  words: { area: Area; key: string; label?: string; values?: Readonly<Record<string, string | number>> };
  optional?: true;
  autoComplete?: string;
  when?: When;
};

/** One line. `least` and `most` are UTF-16 units, as a browser's `maxlength` counts them. */
type TextField<N extends string = string> = Common<N> & {
  kind: "text";
  most: number;
  least?: number;
  /** Stands in the form from its beginning: it is read, not typed, and what is posted for it is not taken. */
  isGiven?: true;
  /** The id of a list in the page with what one may mean: the browser offers it, and takes anything else too. */
  list?: string;
};
type LongTextField<N extends string = string> = Common<N> & {
  kind: "longText";
  most: number;
  least?: number;
  rows?: number;
};
/** One address of mail, in lower case. */
type EmailField<N extends string = string> = Common<N> & { kind: "email" };
/**
 * Typed as at home, or with + and the code of the country; the answer is E.164, with its extension where there is one:
 * +231770123456, +442079460958;ext=12.
 */
type PhoneField<N extends string = string> = Common<N> & {
  kind: "phone";
  /** The question before or beside it, a country or an address, that says in which country it is typed as at home. */
  home?: string;
};
/** With `isScale`, one of few whole numbers, chosen from a list. */
type NumberField<N extends string = string> = Common<N> & {
  kind: "number";
  min: number;
  max: number;
  isWhole?: true;
  /** The key of its unit in the catalogue (area "forms"): "unit.hectare". */
  unit?: string;
  isScale?: true;
};
/** The answer is `{ amount, currency }`. */
type MoneyField<N extends string = string> = Common<N> & {
  kind: "money";
  currencies: readonly string[];
  max: number;
};
/** The answer is an ISO day, "2026-01-31". Bounds are days from today, the past below zero. */
type DateField<N extends string = string> = Common<N> & {
  kind: "date";
  earliestDays?: number;
  latestDays?: number;
};
type ChoiceField<N extends string = string, O extends string = string> = Common<N> & {
  kind: "choice";
  options: readonly O[];
  /** Drawn as a list to open; few are buttons beside each other. */
  isList?: true;
  /** A list that stands on one of its options from the beginning: it has no empty one to come back to. */
  isPreset?: true;
};
type ChoicesField<N extends string = string, O extends string = string> = Common<N> & {
  kind: "choices";
  options: readonly O[];
  most?: number;
};
/** One of the 54 by its slug, or any country by its ISO code. */
type CountryField<N extends string = string> = Common<N> & { kind: "country"; of: "africa" | "world" };
type YesNoField<N extends string = string> = Common<N> & { kind: "yesNo" };
/** A box; where it is not optional it has to be ticked, as a declaration has. */
type TickField<N extends string = string> = Common<N> & { kind: "tick"; isTicked?: true };
/** Answered by the ids of uploads. */
type FileField<N extends string = string> = Common<N> & {
  kind: "file";
  upTo: number;
  kinds: readonly ("photo" | "pdf")[];
};
/** The answer is `{ lines, place, region?, postcode?, country }`. */
type AddressField<N extends string = string> = Common<N> & { kind: "address" };
/** So many digits from a mail, of any script; what else stands between and around them is left out. */
type CodeField<N extends string = string> = Common<N> & { kind: "code"; digits: number };

export type Field<N extends string = string> =
  | TextField<N>
  | LongTextField<N>
  | EmailField<N>
  | PhoneField<N>
  | NumberField<N>
  | MoneyField<N>
  | DateField<N>
  | ChoiceField<N>
  | ChoicesField<N>
  | CountryField<N>
  | YesNoField<N>
  | TickField<N>
  | FileField<N>
  | AddressField<N>
  | CodeField<N>;
export type FieldKind = Field["kind"];

type Money = { amount: number; currency: string };
type Address = {
  lines: string;
  place: string;
  region?: string | undefined;
  postcode?: string | undefined;
  country: string;
};

type AnswerByKind = {
  text: string;
  longText: string;
  email: string;
  phone: string;
  number: number;
  money: Money;
  date: string;
  country: string;
  yesNo: boolean;
  tick: boolean;
  file: string[];
  address: Address;
  code: string;
};

/** What an answer to this field is once it was checked. */
export type AnswerOf<F extends Field> = F extends { kind: "choice"; options: readonly (infer O)[] }
  ? O
  : F extends { kind: "choices"; options: readonly (infer O)[] }
    ? O[]
    : F extends { kind: infer K extends keyof AnswerByKind }
      ? AnswerByKind[K]
      : never;

type MayLack = { optional: true } | { when: When };

/** What the answers to these fields are, by name. */
export type AnswersOf<F extends readonly Field[]> = {
  [One in F[number] as One extends MayLack ? never : One["name"]]: AnswerOf<One>;
} & {
  [One in F[number] as One extends MayLack ? One["name"] : never]?: AnswerOf<One> | undefined;
};

type Given<F extends Field> = Omit<F, "kind" | "name">;

/** Makes the function that makes fields of one kind: `text("name", { most: 120 })`. */
const of =
  <K extends FieldKind>(kind: K) =>
  <const N extends string, const O extends Given<Extract<Field, { kind: K }>>>(
    name: N,
    given: O,
  ): { kind: K; name: N } & O => ({ kind, name, ...given });

export const text = of("text");
export const longText = of("longText");
export const email = of("email");
export const phone = of("phone");
export const number = of("number");
export const money = of("money");
export const date = of("date");
export const choice = of("choice");
export const choices = of("choices");
export const country = of("country");
export const yesNo = of("yesNo");
export const tick = of("tick");
export const file = of("file");
export const address = of("address");
export const code = of("code");
