import { z } from "zod";
import { leadTypes } from "./open/lead-types.ts";
import { leadLimits } from "./open/limits.ts";
import { numberFormat } from "#lib/words/open/formats.ts";

const messageLength = numberFormat().format(leadLimits.messageLength);

const say = {
  leadType: `Choose one of these kinds of enquiry: ${leadTypes.join(", ")}.`,
  payload: "Send what you ask in payload, with contact, messages and page.",
  contact: "Say how we can reach you.",
  emailMissing: "Enter your e-mail address, so that we can answer you.",
  email: "Enter an e-mail address like name@example.org.",
  oneEmail: "Enter one e-mail address, like name@example.org.",
  emailLength: `Enter an e-mail address of at most ${leadLimits.emailLength} characters.`,
  name: "Enter your name as text, or leave it out.",
  nameLength: `Shorten your name to at most ${leadLimits.nameLength} characters.`,
  messages: "Write a message before you send it.",
  tooMany: `Send at most ${leadLimits.messages} messages at once.`,
  textLength: `Shorten your message to at most ${messageLength} characters. You can send the rest in a second one.`,
  role: "Only messages written by the visitor (role user) can be sent.",
  ts: "Check the date and the time of your device, or leave the time out.",
  page: "Name the page as a path of this site, such as /contact.",
  country: "Choose a country from the list.",
};

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
  .string(say.name)
  .transform((text) => clean(text).replace(/\s+/g, " "))
  .pipe(z.string().max(leadLimits.nameLength, say.nameLength))
  .nullish()
  .transform((text) => text || undefined);

const severalEmails = /@[^@\r\n]*[,; ][^@\r\n]*@/;

const email = z
  .string(say.emailMissing)
  .trim()
  .min(1, { error: say.emailMissing, abort: true })
  .max(leadLimits.emailLength, { error: say.emailLength, abort: true })
  .regex(z.regexes.email, {
    error: ({ input }) => (severalEmails.test(String(input)) ? say.oneEmail : say.email),
  });

/** What a visitor typed, in one kind of line break and without control characters. */
export const visitorText = z.string(say.messages).transform(clean);

const text = visitorText.pipe(z.string().min(1, say.messages).max(leadLimits.messageLength, say.textLength));

const earliest = Date.UTC(2020, 0, 1);
const clockSlackMs = 24 * 60 * 60 * 1000;

const moment = z
  .union([z.iso.datetime({ offset: true, error: say.ts }), z.number()], say.ts)
  .transform((value) => new Date(value).getTime())
  .refine((at) => at >= earliest && at <= Date.now() + clockSlackMs, say.ts)
  .transform((at) => new Date(at).toISOString());

const message = z.object({ role: z.literal("user", say.role), text, ts: moment.optional() }, say.messages);

/** A path of this site. */
export const pagePath = z
  .string(say.page)
  .max(leadLimits.pageLength, say.page)
  .regex(/^\/[^\s\\\p{Cc}]*$/u, say.page)
  .refine((path) => !path.includes("//"), say.page);

const country = z
  .string(say.country)
  .trim()
  .max(60, say.country)
  .nullish()
  .transform((slug) => slug || undefined);

/**
 * What POST /api/leads takes. Each message is a sentence its reader can act on. Whether the country exists is asked
 * by fileLead, so that this file stays free of the records.
 */
export const leadInput = z.object(
  {
    lead_type: z.enum(leadTypes, say.leadType),
    payload: z.object(
      {
        contact: z.object({ name, email }, say.contact),
        messages: z.array(message, say.messages).min(1, say.messages).max(leadLimits.messages, say.tooMany),
        page: pagePath,
        country,
      },
      say.payload,
    ),
  },
  say.payload,
);
export type LeadInput = z.output<typeof leadInput>;

export const unknownCountry = say.country;
