import { z } from "zod";
import { link, sourceId, status, text } from "./fields.ts";

const pct = z.number().min(0).max(100).nullable();
const known = { status, sources: z.array(sourceId) };
/** A day, a month or a year: "2026-01-01", "2026-01", "2026". */
export const looseDate = z.string().regex(/^\d{4}(-\d{2}){0,2}$/);

const companyTax = z.strictObject({
  /** The general rate for a resident company, including nationwide surcharges; null if sources disagree. */
  ratePct: pct,
  /** Other rates and minimum tax. */
  notes: text.nullable(),
  since: looseDate.nullable(),
  /** The date of the newest of the sources. */
  asOf: looseDate,
  ...known,
});

export const salesTaxKinds = ["VAT", "TVA", "GST", "sales tax", "none"] as const;

const salesTax = z.strictObject({
  /** `none`: there is no such tax. */
  kind: z.enum(salesTaxKinds),
  ratePct: pct,
  reduced: text.nullable(),
  /** Turnover from which registration is compulsory. */
  threshold: z
    .strictObject({
      amount: z.number().positive(),
      currency: z.string().regex(/^[A-Z]{3}$/),
      note: text.nullable(),
      status,
    })
    .nullable(),
  since: looseDate.nullable(),
  asOf: looseDate,
  ...known,
});

export const taxDateKinds = [
  "companyReturn",
  "companyPayment",
  "instalments",
  "sales",
  "payroll",
  "socialSecurity",
  "registryReturn",
] as const;
export type TaxDateKind = (typeof taxDateKinds)[number];

const monthDay = String.raw`(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const due = z
  .string()
  .regex(
    new RegExp(
      `^(?:(?:month|period):(?:[1-9]|[12]\\d|3[01]|last|last-working-day)|(?:year|own-year):${monthDay}(?:,${monthDay})*)$`,
    ),
  );

/** When one duty is due. It is stated only here, and the guide, its calendar, the plan and the files read it. */
const taxDate = z.strictObject({
  when: text,
  /**
   * The same for calendars, in the form that `parseDue` of lib/data/countries/calendar parses: "month:15" of the
   * following month, "period:25" after a tax period, "year:04-30,10-31", "own-year:06-30" for a financial year that
   * ends on 31 December. Null if `when` gives no day, or one that depends on the firm.
   */
  due: due.nullable(),
  /** The payment date, if it differs from that of the return. */
  payment: due.optional(),
  /** What is in doubt, to be confirmed with the office. */
  confirm: text.optional(),
  status,
  /** The newest year of the sources, or the years they may be of. */
  asOf: text.nullable(),
  sources: z.array(sourceId),
});
export type TaxDate = z.output<typeof taxDate>;

const taxDates = z.strictObject({
  companyReturn: taxDate.nullable(),
  companyPayment: taxDate.nullable(),
  instalments: taxDate.nullable(),
  /** For VAT, or the tax that takes its place. */
  sales: taxDate.nullable(),
  /** What an employer withholds from wages. */
  payroll: taxDate.nullable(),
  socialSecurity: taxDate.nullable(),
  /** Accounts or a return for the register, if no duty of the registration states it. */
  registryReturn: taxDate.nullable(),
});
export type TaxDates = z.output<typeof taxDates>;

/** The taxes of a business. A block that rests only on unreviewed drafts is indicative. Rates are in per cent. */
export const tax = z.strictObject({
  company: companyTax.nullable(),
  sales: salesTax.nullable(),
  /** A simpler or lighter tax for small firms, in words. */
  small: z.strictObject({ text, ...known }).nullable(),
  /** Withheld on payments to non-residents, without a tax treaty. */
  withholding: z
    .strictObject({
      dividendsPct: pct,
      interestPct: pct,
      royaltiesPct: pct,
      servicesPct: pct,
      note: text.nullable(),
      ...known,
    })
    .nullable(),
  /** Social security in per cent of gross pay. Ceilings and other levies are in the note. */
  payroll: z.strictObject({ employerPct: pct, employeePct: pct, note: text.nullable(), ...known }).nullable(),
  dates: taxDates,
  authority: z.strictObject({ name: text, url: link.nullable() }),
});
export type TaxFacts = z.output<typeof tax>;
