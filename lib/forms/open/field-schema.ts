import { getCountries, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import { countrySlugs } from "#lib/countries/record/open/slugs.ts";
import { clean, cleanLine } from "#lib/text/clean.ts";
import type { AnswerOf, Field } from "./fields.ts";
import { addressParts } from "./field-names.ts";
import { sentenceOf, type FaultKey } from "./texts.ts";

const emailLength = 254;
const addressLength = { lines: 300, place: 120, region: 120, postcode: 20, country: 2 } as const;
const dayMs = 86_400_000;

/** Every country and territory there is, by its ISO code. */
export const worldCodes: readonly string[] = getCountries();

type Says = (fault: FaultKey) => { error: () => string };

/** What nobody filled in: nothing, a blank, or a group of blanks. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === "string") return value.trim() === "";
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
        .min(least, says("short"))
        .max(most, says("long")),
    );

const lookAlikeAt = /[\uff20\ufe6b]/;
const several = /@[^@]*[,;\s][^@]*@|[,;]/;

/** The one thing that is wrong with an address, the simplest first. */
function emailFault(address: string): FaultKey | undefined {
  if (address === "") return "missing";
  if (address.length > emailLength) return "long";
  if (z.regexes.email.test(address)) return undefined;
  if (lookAlikeAt.test(address)) return "sign";
  if (/["<>]/.test(address)) return "quoted";
  if (several.test(address)) return "several";
  return /[^\P{L}\x00-\x7f]/u.test(address) ? "plain" : "wrong";
}

/** One plain address in lower case: what a mail program could read as two, or as another one, is refused. */
const emailSchema = (says: Says) =>
  z
    .string(says("missing"))
    .transform((typed) => typed.replace(/^\s+|\s+$/g, "").toLowerCase())
    .superRefine((address, context) => {
      const fault = emailFault(address);
      if (fault) context.addIssue({ code: "custom", message: says(fault).error() });
    });

/** As typed at home, or with the code of its country; "00" before the code is "+". */
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
      const typed = cleanLine(number).slice(0, 40).replace(/^00/, "+");
      const home = country.toUpperCase();
      const parsed = parsePhoneNumberFromString(typed, isSupportedCountry(home) ? home : undefined);
      if (parsed?.isValid()) return parsed.number as string;
      context.addIssue({ code: "custom", message: says("wrong").error() });
      return z.NEVER;
    });

const numberSchema = (field: Extract<Field, { kind: "number" }>, says: Says) => {
  const inBounds = z.number(says("wrong")).min(field.min, says("low")).max(field.max, says("high"));
  return field.isWhole || field.isScale ? inBounds.refine(Number.isInteger, says("whole")) : inBounds;
};

const moneySchema = (field: Extract<Field, { kind: "money" }>, says: Says) =>
  z.object(
    {
      amount: z.number(says("wrong")).positive(says("low")).max(field.max, says("high")),
      currency: z.enum(field.currencies as [string, ...string[]], says("wrong")),
    },
    says("wrong"),
  );

/** The day it is in UTC, as milliseconds. */
const today = (): number => Math.floor(Date.now() / dayMs) * dayMs;

/** The calendar of the database knows no year 0. */
const firstDay = "0001-01-01";

const dateSchema = ({ earliestDays, latestDays }: Extract<Field, { kind: "date" }>, says: Says) =>
  z.iso
    .date(says("wrong"))
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

/** The schema of an answer that is there. */
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
        .max(64, { ...says("missing"), abort: true })
        .transform((typed) => typed.replace(/[\s\-\u2010-\u2015\u200b-\u200f\u2060\ufeff]/g, ""))
        .pipe(z.string().min(1, says("missing")));
    default:
      return field satisfies never;
  }
}

/** Whether a field was left out; "no" is an answer to a question, and a box that is left empty. */
const isLeftOut = ({ kind }: Field, value: unknown): boolean =>
  !(kind === "yesNo" && value === false) && isEmpty(value);

type SchemaOf<F extends Field> = z.ZodType<
  F extends { optional: true } ? AnswerOf<F> | undefined : AnswerOf<F>
>;

const made = new WeakMap<Field, z.ZodType>();

/**
 * The schema of one field, which follows from its definition: what is left out is undefined, or refused where the
 * field is not optional. Its sentences come from the catalogue when something is refused. Made once for each field:
 * to make one takes a hundred times as long as to check an answer.
 */
export function fieldSchema<F extends Field>(field: F): SchemaOf<F> {
  const schema = made.get(field) ?? makeSchema(field);
  made.set(field, schema);
  return schema as SchemaOf<F>;
}

function makeSchema(field: Field): z.ZodType {
  const says: Says = (fault) => ({ error: () => sentenceOf(field, fault) });
  const answer = answerSchema(field, says);
  // Optional, so that an object may leave it out: whether it may be missing is decided here.
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
