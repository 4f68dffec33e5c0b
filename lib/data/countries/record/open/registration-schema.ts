import { z } from "zod";
import { link, status, text, year } from "./fields.ts";
import { taxDateKinds } from "./tax-schema.ts";

const span = z.strictObject({ min: z.number().min(0), max: z.number().min(0) });
const amount = z.strictObject({
  amount: z.number().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  note: text.optional(),
});

const registrationSource = z.strictObject({
  id: text,
  title: text,
  publisher: text.nullable(),
  url: link.nullable(),
  year: year.nullable(),
});

/**
 * What a source adds to a step: the rule of a fee, what the days count, where to do it online, and which parts are
 * general knowledge.
 */
const stepNote = z.strictObject({
  costRule: text.optional(),
  daysCount: text.optional(),
  onlineUrl: link.optional(),
  indicativeParts: z.array(z.enum(["cost", "days", "online"])).optional(),
  status,
  sources: z.array(text),
});

const registrationStep = z.strictObject({
  order: z.number().int().positive(),
  what: text,
  institution: text,
  institutionUrl: link.nullable(),
  bring: z.array(text),
  get: text,
  cost: amount.nullable(),
  days: span.nullable(),
  online: z.boolean().nullable(),
  law: text.nullable(),
  for: z.enum(["all", "companies", "sole-traders", "employers", "foreigners"]),
  /** The step is taken only where it applies: above a threshold, in a regulated trade, or by choice. */
  optional: z.literal(true).optional(),
  /** The step registers a branch of a company from abroad, not a company of a foreign owner. */
  branch: z.literal(true).optional(),
  notes: z.array(stepNote).optional(),
  status,
  sources: z.array(text),
});
export type RegistrationStep = z.output<typeof registrationStep>;

const registrationDuty = z
  .strictObject({
    what: text,
    /** When it is due, if no tax date of the record states it. */
    when: text.optional(),
    /** The tax date that states when it is due, in `tax.dates` of the record. */
    of: z.enum(taxDateKinds).optional(),
    institution: text,
    status,
    sources: z.array(text),
  })
  .refine(({ when, of }) => (when === undefined) !== (of === undefined), {
    error: "a duty says when it is due, or which tax date does",
  });
export type RegistrationDuty = z.output<typeof registrationDuty>;

/** For a part of a total that has its own status and sources. */
const ownBasis = { status: status.optional(), sources: z.array(text).optional() };

/** What a whole path costs and how long it takes, as the sources state it; never a sum of steps. */
const total = z.strictObject({
  /** The legal form that the total is for. */
  form: text,
  cost: z
    .strictObject({
      min: z.number().min(0),
      /** Null if the source states only the lower end. */
      max: z.number().min(0).nullable(),
      currency: z.string().regex(/^[A-Z]{3}$/),
      includes: text,
      ...ownBasis,
    })
    .nullable(),
  days: span.extend({ counts: text, ...ownBasis }).nullable(),
  /** An amount of 0 means that none is required, null that it is unknown. */
  minCapital: amount.extend(ownBasis).nullable(),
  /** A year, a month or a day; null if the sources do not say. */
  asOf: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/)
    .nullable(),
  note: text.optional(),
  status,
  sources: z.array(text),
});
export type RegistrationTotal = z.output<typeof total>;

/** An office to visit or write to for the listed steps. Null for what no source states. */
const office = z.strictObject({
  name: text,
  address: text.nullable(),
  town: text.nullable(),
  telephone: text.nullable(),
  email: z.email().nullable(),
  hours: text.nullable(),
  note: text.nullable(),
  steps: z.array(z.number().int().positive()).min(1),
  status,
  sources: z.array(text),
});
export type Office = z.output<typeof office>;

/** How a business is registered: steps in their order, what is due afterwards, what it costs and how long it takes. */
export const registration = z.strictObject({
  asOf: z.string().regex(/^\d{4}-\d{2}$/),
  days: span.nullable(),
  costLocal: amount.nullable(),
  /** 0 means that none is required, null that it is unknown. */
  minCapital: z.union([amount, z.literal(0)]).nullable(),
  oneStopShop: z.strictObject({ name: text, url: link.nullable() }).nullable(),
  online: z.enum(["full", "partial", "none"]).nullable(),
  foreignOwnershipNote: text.nullable(),
  totals: z.strictObject({ company: total, soleTrader: total.nullable() }),
  offices: z.array(office),
  steps: z.array(registrationStep).min(1),
  duties: z.array(registrationDuty),
  sources: z.array(registrationSource),
  /** What a careful reader should verify. */
  uncertain: z.array(text),
});
export type Registration = z.output<typeof registration>;
