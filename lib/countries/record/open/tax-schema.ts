import { z } from "zod";
import { link, sourceId, status, text } from "./fields.ts";

const pct = z.number().min(0).max(100).nullable();
const known = { status, sources: z.array(sourceId) };
/** A day, a month or a year: "2026-01-01", "2026-01", "2026". */
export const looseDate = z.string().regex(/^\d{4}(-\d{2}){0,2}$/);

const companyTax = z.strictObject({
  /** The general rate of a resident company, surcharges of the whole country included; null where sources disagree. */
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

/** When one duty is due: stated here once, and read by the guide, its calendar, the plan and the files. */
const taxDate = z.strictObject({
  when: text,
  /**
   * The same for calendars, as `parseDue` of lib/countries/calendar reads it: "month:15" of the following month,
   * "period:25" after a tax period, "year:04-30,10-31", "own-year:06-30" for a year that ends on 31 December. Null where
   * the words give no day, or one that depends on the firm.
   */
  due: due.nullable(),
  /** Where what is declared is paid on another day. */
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
  /** Of VAT, or of what is there in its place. */
  sales: taxDate.nullable(),
  /** What an employer withholds from wages. */
  payroll: taxDate.nullable(),
  socialSecurity: taxDate.nullable(),
  /** Accounts or a return for the register, where no duty of the registration says it. */
  registryReturn: taxDate.nullable(),
});
export type TaxDates = z.output<typeof taxDates>;

/** The taxes of a business; a block that rests on unreviewed drafts alone is indicative. Rates are per cent. */
export const tax = z.strictObject({
  company: companyTax.nullable(),
  sales: salesTax.nullable(),
  /** A simpler or lighter tax for small firms, in words. */
  small: z.strictObject({ text, ...known }).nullable(),
  /** Withheld on payments to non-residents, without treaty. */
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
  /** Social security, per cent of gross pay; ceilings and other levies in the note. */
  payroll: z.strictObject({ employerPct: pct, employeePct: pct, note: text.nullable(), ...known }).nullable(),
  dates: taxDates,
  authority: z.strictObject({ name: text, url: link.nullable() }),
});
export type TaxFacts = z.output<typeof tax>;
