import { z } from "zod";
import { leadTypes } from "./open/lead-types.ts";
import { leadLimits } from "./open/limits.ts";
import { fault, says } from "#lib/words/faults.ts";

/** Control characters other than line break and tab carry no meaning, and PostgreSQL refuses some of them. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Browsers send line breaks as CR LF and scripts as LF; both are one character of the visitor's. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(controls, "")
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .trim();

const name = z
  .string(says("lead.name"))
  .transform((text) => clean(text).replace(/\s+/g, " "))
  .pipe(z.string().max(leadLimits.nameLength, says("lead.nameLength", { nameLength: leadLimits.nameLength })))
  .nullish()
  .transform((text) => text || undefined);

const severalEmails = /@[^@\r\n]*[,; ][^@\r\n]*@/;

const email = z
  .string(says("lead.emailMissing"))
  .trim()
  .min(1, { ...says("lead.emailMissing"), abort: true })
  .max(leadLimits.emailLength, {
    ...says("lead.emailLength", { emailLength: leadLimits.emailLength }),
    abort: true,
  })
  .regex(z.regexes.email, {
    error: ({ input }) => (severalEmails.test(String(input)) ? fault("lead.oneEmail") : fault("lead.email")),
  });

/** What a visitor typed, in one kind of line break and without control characters. */
export const visitorText = z.string(says("lead.messages")).transform(clean);

const text = visitorText.pipe(
  z
    .string()
    .min(1, says("lead.messages"))
    .max(leadLimits.messageLength, says("lead.textLength", { messageLength: leadLimits.messageLength })),
);

const earliest = Date.UTC(2020, 0, 1);
const clockSlackMs = 24 * 60 * 60 * 1000;

const moment = z
  .union([z.iso.datetime({ offset: true, ...says("lead.ts") }), z.number()], says("lead.ts"))
  .transform((value) => new Date(value).getTime())
  .refine((at) => at >= earliest && at <= Date.now() + clockSlackMs, says("lead.ts"))
  .transform((at) => new Date(at).toISOString());

const message = z.object(
  { role: z.literal("user", says("lead.role")), text, ts: moment.optional() },
  says("lead.messages"),
);

/** A path of this site. */
export const pagePath = z
  .string(says("lead.page"))
  .max(leadLimits.pageLength, says("lead.page"))
  .regex(/^\/[^\s\\\p{Cc}]*$/u, says("lead.page"))
  .refine((path) => !path.includes("//"), says("lead.page"));

const country = z
  .string(says("lead.country"))
  .trim()
  .max(60, says("lead.country"))
  .nullish()
  .transform((slug) => slug || undefined);

/**
 * What POST /api/leads takes. Each message is a sentence its reader can act on. Whether the country exists is asked
 * by fileLead, so that this file stays free of the records.
 */
export const leadInput = z.object(
  {
    lead_type: z.enum(leadTypes, says("lead.leadType", { kinds: leadTypes.join(", ") })),
    payload: z.object(
      {
        contact: z.object({ name, email }, says("lead.contact")),
        messages: z
          .array(message, says("lead.messages"))
          .min(1, says("lead.messages"))
          .max(leadLimits.messages, says("lead.tooMany", { messages: leadLimits.messages })),
        page: pagePath,
        country,
      },
      says("lead.payload"),
    ),
  },
  says("lead.payload"),
);
export type LeadInput = z.output<typeof leadInput>;

export const unknownCountry = (): string => fault("lead.country");
