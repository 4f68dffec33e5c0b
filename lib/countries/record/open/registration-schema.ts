import { z } from "zod";
import { link, status, text, year } from "./fields.ts";

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
  status,
  sources: z.array(text),
});
export type RegistrationStep = z.output<typeof registrationStep>;

const registrationDuty = z.strictObject({
  what: text,
  when: text,
  institution: text,
  status,
  sources: z.array(text),
});

/** How a business is registered: steps in their order, what is due afterwards, what it costs and how long it takes. */
export const registration = z.strictObject({
  asOf: z.string().regex(/^\d{4}-\d{2}$/),
  days: span.nullable(),
  costLocal: amount.nullable(),
  /** 0 means that none is asked for; null that it is not known. */
  minCapital: z.union([amount, z.literal(0)]).nullable(),
  oneStopShop: z.strictObject({ name: text, url: link.nullable() }).nullable(),
  online: z.enum(["full", "partial", "none"]).nullable(),
  foreignOwnershipNote: text.nullable(),
  steps: z.array(registrationStep).min(1),
  duties: z.array(registrationDuty),
  sources: z.array(registrationSource),
  /** What a careful reader should verify. */
  uncertain: z.array(text),
});
export type Registration = z.output<typeof registration>;
