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
  /** As in the sources of the blocks above, to be confirmed. */
  deadlines: z.strictObject({ company: text.nullable(), sales: text.nullable() }),
  authority: z.strictObject({ name: text, url: link.nullable() }),
});
export type TaxFacts = z.output<typeof tax>;
