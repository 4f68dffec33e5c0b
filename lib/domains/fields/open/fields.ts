import type { Area } from "#lib/platform/words/index.ts";

/** A condition: the field is asked only if another field has one of these answers. */
export type When = { field: string; is: readonly string[] };

type Common<N extends string> = {
  name: N;
  /** The path in a request body and in the `fields` of a response: "payload.contact.email". Defaults to the name. */
  path?: string;
  /** The key of its words in the catalogue. `label` is another key for the label alone; `values` fill placeholders. */
  words: { area: Area; key: string; label?: string; values?: Readonly<Record<string, string | number>> };
  optional?: true;
  autoComplete?: string;
  when?: When;
};

/** One line of text. `least` and `most` count UTF-16 units, as a browser's `maxlength` does. */
type TextField<N extends string = string> = Common<N> & {
  kind: "text";
  most: number;
  least?: number;
  /** Filled in from the start and read-only; a value posted for it is ignored. */
  isGiven?: true;
  /** The id of a datalist in the page. The browser suggests its entries, and accepts anything else too. */
  list?: string;
};
type LongTextField<N extends string = string> = Common<N> & {
  kind: "longText";
  most: number;
  least?: number;
  rows?: number;
};
/** One mail address, in lower case. */
type EmailField<N extends string = string> = Common<N> & { kind: "email" };
/**
 * Typed as at home, or with + and the country code. The answer is E.164, with its extension if there is one:
 * +231770123456, +442079460958;ext=12.
 */
type PhoneField<N extends string = string> = Common<N> & {
  kind: "phone";
  /** The country or address field, before or beside this one, whose country applies to a number typed as at home. */
  home?: string;
};
/** With `isScale`, one of a few whole numbers, chosen from a list. */
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
/** The answer is an ISO day, "2026-01-31". Bounds are in days from today; days in the past are negative. */
type DateField<N extends string = string> = Common<N> & {
  kind: "date";
  earliestDays?: number;
  latestDays?: number;
};
type ChoiceField<N extends string = string, O extends string = string> = Common<N> & {
  kind: "choice";
  options: readonly O[];
  /** Rendered as a select list; a few options are buttons side by side. */
  isList?: true;
  /** A list with an option preselected from the start; it has no empty option to go back to. */
  isPreset?: true;
};
type ChoicesField<N extends string = string, O extends string = string> = Common<N> & {
  kind: "choices";
  options: readonly O[];
  most?: number;
};
/** One of the 54 African countries by its slug, or any country by its ISO code. */
type CountryField<N extends string = string> = Common<N> & { kind: "country"; of: "africa" | "world" };
type YesNoField<N extends string = string> = Common<N> & { kind: "yesNo" };
/** A tick box. If it is not optional it has to be ticked, like a declaration. */
type TickField<N extends string = string> = Common<N> & { kind: "tick"; isTicked?: true };
/** Answered by upload ids. */
type FileField<N extends string = string> = Common<N> & {
  kind: "file";
  upTo: number;
  kinds: readonly ("photo" | "pdf")[];
};
/** The answer is `{ lines, place, region?, postcode?, country }`. */
type AddressField<N extends string = string> = Common<N> & { kind: "address" };
/** A code of this many digits from a mail, in any script; other characters between and around them are ignored. */
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

/** The type of a validated answer to this field. */
export type AnswerOf<F extends Field> = F extends { kind: "choice"; options: readonly (infer O)[] }
  ? O
  : F extends { kind: "choices"; options: readonly (infer O)[] }
    ? O[]
    : F extends { kind: infer K extends keyof AnswerByKind }
      ? AnswerByKind[K]
      : never;

type MayLack = { optional: true } | { when: When };

/** The types of the answers to these fields, by name. */
export type AnswersOf<F extends readonly Field[]> = {
  [One in F[number] as One extends MayLack ? never : One["name"]]: AnswerOf<One>;
} & {
  [One in F[number] as One extends MayLack ? One["name"] : never]?: AnswerOf<One> | undefined;
};

type Given<F extends Field> = Omit<F, "kind" | "name">;

/** Creates the factory for fields of one kind: `text("name", { most: 120 })`. */
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

/** Answers by the names of their fields. */
export type Answers = Readonly<Record<string, unknown>>;
