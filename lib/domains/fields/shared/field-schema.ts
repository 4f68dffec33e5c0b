import { getCountries } from "libphonenumber-js";
import { z } from "zod";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { clean, cleanLine, withoutUnseen, isBlank } from "#lib/platform/text/clean.ts";
import { digitsIn, plainDigits, meanings, type Readings } from "#lib/platform/text/numbers.ts";
import { readNumber } from "#lib/platform/text/read-number.ts";
import { readAddress } from "#lib/platform/text/read-address.ts";
import { formatReadings } from "#lib/platform/words/open/formats.ts";
import type { AnswerOf, Field } from "../open/fields.ts";
import { addressParts } from "../open/field-names.ts";
import { readPhone } from "../open/read-phone.ts";
import { sentenceOf, type FaultKey } from "./texts.ts";

const addressLength = { lines: 300, place: 120, region: 120, postcode: 20, country: 2 } as const;
const dayMs = 86_400_000;
/** The longest input for a code, with everything that may have been copied around it. */
const codeLength = 200;

/** Every country and territory, by its ISO code. */
export const worldCodes: readonly string[] = getCountries();

type Says = (fault: FaultKey, values?: Readonly<Record<string, string>>) => { error: () => string };

/** Whether a value is empty: nothing, blanks and invisible characters, or a group of empty values. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === "string") return isBlank(value);
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

const cleaned = (says: Says, least: number, most: number, tidy = cleanLine) =>
  z
    .string(says("wrong"))
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(1, { ...says("missing"), abort: true })
        .refine((text) => withoutUnseen(text).length >= least, says("short"))
        .max(most, says("long")),
    );

/**
 * One plain address in lower case. Anything that a mail program could read as two addresses, or as another one, is
 * refused.
 */
const emailSchema = (says: Says) =>
  z.string(says("missing")).transform((typed, context) => {
    const read = readAddress(typed);
    if ("address" in read) return read.address;
    const letter = read.letter?.trim() === "" ? "blank" : read.letter;
    context.addIssue({ code: "custom", message: says(read.fault, letter ? { letter } : {}).error() });
    return z.NEVER;
  });

/** A number as typed at home, or with its country code. */
const phoneSchema = (says: Says) =>
  z
    .union(
      [
        z.string().transform((number) => ({ number, country: "" })),
        z.object({ number: z.string(), country: z.string().optional().default("") }),
      ],
      says("wrong"),
    )
    .transform(({ number, country }, context) => {
      const read = readPhone(number, country);
      if (read && "phone" in read) return read.phone;
      const { error } = read ? says(read.fault, { now: read.now }) : says("wrong");
      context.addIssue({ code: "custom", message: error() });
      return z.NEVER;
    });

const meaning = z.enum(meanings).optional().catch(undefined);

/** A number, or one as it was typed, with the meaning of its single separator if the visitor was asked. */
const typedNumber = (says: Says) =>
  z.union(
    [
      z.number(),
      z.string().transform((number) => ({ number, meant: undefined })),
      z.object({ number: z.string(), meant: meaning }),
    ],
    says("wrong"),
  );
type TypedNumber = z.output<ReturnType<typeof typedNumber>>;

type Bounds = { min: number; max: number; isWhole?: boolean | undefined };

/** The one of two readings that this field allows; undefined if it allows both. */
function settled({ thousands, decimals }: Readings, { min, max, isWhole }: Bounds): number | undefined {
  const fits = (value: number) => value >= min && value <= max;
  const [large, small] = [Number(thousands), Number(decimals)];
  if (isWhole || !fits(small)) return large;
  return fits(large) ? undefined : small;
}

/** The number that was typed. If it can be read in two ways, the error asks which one is meant. */
function numberOf(given: TypedNumber, bounds: Bounds, says: Says, context: z.RefinementCtx): number {
  if (typeof given === "number") return given;
  const read = readNumber(given.number, given.meant);
  if (read && "value" in read) return read.value;
  const value = read && settled(read.either, bounds);
  if (value !== undefined) return value;
  const { error } = read ? says("either", formatReadings(read.either)) : says("wrong");
  context.addIssue({ code: "custom", message: error() });
  return z.NEVER;
}

const numberSchema = ({ min, max, ...field }: Extract<Field, { kind: "number" }>, says: Says) => {
  const isWhole = field.isWhole ?? field.isScale;
  const inBounds = z.number(says("wrong")).min(min, says("low")).max(max, says("high"));
  return typedNumber(says)
    .transform((given, context) => numberOf(given, { min, max, isWhole }, says, context))
    .pipe(isWhole ? inBounds.refine(Number.isInteger, says("whole")) : inBounds);
};

const moneySchema = ({ currencies, max }: Extract<Field, { kind: "money" }>, says: Says) =>
  z.object(
    {
      amount: typedNumber(says)
        .transform((given, context) => numberOf(given, { min: 0, max }, says, context))
        .pipe(z.number(says("wrong")).positive(says("low")).max(max, says("high"))),
      currency: z.enum(currencies as [string, ...string[]], says("wrong")),
    },
    says("wrong"),
  );

/** The current day in UTC, as milliseconds. */
const today = (): number => Math.floor(Date.now() / dayMs) * dayMs;

/** A day in ISO form, from digits of any script. */
const isoDay = (typed: string): string =>
  plainDigits(withoutUnseen(typed))
    .trim()
    .replace(/^(\d{4})-(\d{1,2})-(\d{1,2})$/, (_, ...[year, month, day]: string[]) =>
      [year, month?.padStart(2, "0"), day?.padStart(2, "0")].join("-"),
    );

/** The database's calendar has no year 0. */
const firstDay = "0001-01-01";

const dateSchema = ({ earliestDays, latestDays }: Extract<Field, { kind: "date" }>, says: Says) =>
  z
    .string(says("wrong"))
    .transform(isoDay)
    .pipe(z.iso.date({ ...says("wrong"), abort: true }))
    .refine((day) => day >= firstDay, says("wrong"))
    .refine(
      (day) => earliestDays === undefined || Date.parse(day) >= today() + earliestDays * dayMs,
      says("early"),
    )
    .refine(
      (day) => latestDays === undefined || Date.parse(day) <= today() + latestDays * dayMs,
      says("late"),
    );

const addressSchema = (says: Says) => {
  const part = (name: (typeof addressParts)[number], tidy = cleanLine) =>
    cleaned(says, 1, addressLength[name], tidy);
  const left = (name: "region" | "postcode") =>
    z.preprocess((value) => (isEmpty(value) ? undefined : value), part(name).optional());
  return z.object(
    {
      lines: part("lines", clean),
      place: part("place"),
      region: left("region"),
      postcode: left("postcode"),
      country: z.enum(worldCodes as [string, ...string[]], says("wrong")),
    },
    says("wrong"),
  );
};

const uploadId = z.uuid();

/** The schema of a non-empty answer. */
function answerSchema(field: Field, says: Says): z.ZodType {
  switch (field.kind) {
    case "text":
      return cleaned(says, field.least ?? 1, field.most);
    case "longText":
      return cleaned(says, field.least ?? 1, field.most, clean);
    case "email":
      return emailSchema(says);
    case "phone":
      return phoneSchema(says);
    case "number":
      return numberSchema(field, says);
    case "money":
      return moneySchema(field, says);
    case "date":
      return dateSchema(field, says);
    case "choice":
      return z.enum(field.options as [string, ...string[]], says("wrong"));
    case "choices":
      return z
        .array(z.enum(field.options as [string, ...string[]], says("wrong")), says("wrong"))
        .max(field.most ?? field.options.length, says("many"));
    case "country":
      return z.enum(
        (field.of === "africa" ? countrySlugs : worldCodes) as [string, ...string[]],
        says("wrong"),
      );
    case "yesNo":
      return z.boolean(says("missing"));
    case "tick":
      return z.literal(true, says("missing"));
    case "file":
      return z.array(uploadId, says("wrong")).max(field.upTo, says("many"));
    case "address":
      return addressSchema(says);
    case "code":
      return z
        .string(says("missing"))
        .max(codeLength, { ...says("wrong"), abort: true })
        .transform(digitsIn)
        .pipe(z.string().length(field.digits, says("wrong")));
    default:
      return field satisfies never;
  }
}

/** Whether a field was left out. `false` answers a yes/no question, but means that a tick box was left empty. */
const isLeftOut = ({ kind }: Field, value: unknown): boolean =>
  !(kind === "yesNo" && value === false) && isEmpty(value);

type SchemaOf<F extends Field> = z.ZodType<
  F extends { optional: true } ? AnswerOf<F> | undefined : AnswerOf<F>
>;

const made = new WeakMap<Field, z.ZodType>();

/**
 * The schema of one field, derived from its definition: an empty answer is undefined, or refused if the field is not
 * optional. Error messages are looked up in the catalogue when something is refused. The schema is cached for each
 * field: building one takes a hundred times as long as checking an answer.
 */
export function fieldSchema<F extends Field>(field: F): SchemaOf<F> {
  const schema = made.get(field) ?? makeSchema(field);
  made.set(field, schema);
  return schema as SchemaOf<F>;
}

function makeSchema(field: Field): z.ZodType {
  const says: Says = (fault, values) => ({ error: () => sentenceOf(field, fault, values) });
  const answer = answerSchema(field, says);
  // Optional, so that an object may leave it out; the transform decides whether it may be missing.
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      if (isLeftOut(field, value)) {
        if (field.optional) return field.kind === "tick" ? false : undefined;
        context.addIssue({ code: "custom", message: sentenceOf(field, "missing") });
        return z.NEVER;
      }
      const parsed = answer.safeParse(value);
      if (parsed.success) return parsed.data;
      context.addIssue({
        code: "custom",
        message: parsed.error.issues[0]?.message ?? sentenceOf(field, "wrong"),
      });
      return z.NEVER;
    });
}
