import { z } from "zod";
import { grantKeys, isForOrganisations } from "./open/keys.ts";
import { numberFormat } from "#lib/words/open/formats.ts";

export const grantLimits = {
  purposeAtLeast: 20,
  purposeAtMost: 1000,
  organisationAtMost: 160,
  reasonAtLeast: 10,
  reasonAtMost: 500,
  networks: 20,
} as const;

const say = {
  portal: "Choose one of the portals of this site.",
  purpose: `Say what you want to use the portal for, in ${grantLimits.purposeAtLeast} to ${numberFormat().format(grantLimits.purposeAtMost)} characters.`,
  organisation: `Shorten the name of the organisation to ${grantLimits.organisationAtMost} characters.`,
  organisationMissing:
    "Enter the name of the organisation you ask for. This portal is for organisations only.",
  id: "Name the request by its id, as the list shows it.",
  decision: "Say approve or refuse.",
  reason: `Give the reason the member will read, in ${grantLimits.reasonAtLeast} to ${grantLimits.reasonAtMost} characters.`,
  until: "Give the last day as a date, for example 2027-01-31.",
  networks: `Give at most ${grantLimits.networks} networks, each like 203.0.113.0/24 or 2001:db8::/48.`,
};

/** Control characters would let a text move the cursor of a terminal; line breaks stay. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .trim();

const lengthOf = (least: number, most: number, sentence: string) =>
  z.string(sentence).transform(clean).pipe(z.string().min(least, sentence).max(most, sentence));

const organisation = z
  .string(say.organisation)
  .transform((text) => clean(text).replace(/\s+/g, " "))
  .pipe(z.string().max(grantLimits.organisationAtMost, say.organisation))
  .nullish()
  .transform((text) => text || undefined);

/** What POST /api/grants takes. */
export const grantRequest = z
  .object({
    portal: z.enum(grantKeys, say.portal),
    purpose: lengthOf(grantLimits.purposeAtLeast, grantLimits.purposeAtMost, say.purpose),
    organisation,
  })
  .refine((input) => !isForOrganisations(input.portal) || input.organisation, {
    path: ["organisation"],
    error: say.organisationMissing,
    when: ({ value }) =>
      typeof value === "object" && value !== null && "portal" in value && typeof value.portal === "string",
  });
export type GrantRequest = z.output<typeof grantRequest>;

/** The end of a named day, so that "until 31 January" includes that day everywhere. */
const until = z
  .union(
    [
      z.iso.date(say.until).transform((day) => `${day}T23:59:59Z`),
      z.iso.datetime({ offset: true, error: say.until }),
    ],
    say.until,
  )
  .transform((moment) => new Date(moment));

/** What POST /api/admin/grants takes. Whether a network is one is asked by decideGrant, so that this file stays pure. */
export const grantDecision = z.object({
  id: z.uuid(say.id),
  decision: z.enum(["approve", "refuse"], say.decision),
  reason: lengthOf(grantLimits.reasonAtLeast, grantLimits.reasonAtMost, say.reason),
  until: until.optional(),
  networks: z
    .array(z.string(say.networks).trim().max(50, say.networks), say.networks)
    .max(grantLimits.networks, say.networks)
    .optional(),
});
export type GrantDecision = z.output<typeof grantDecision>;
