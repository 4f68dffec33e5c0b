import { z } from "zod";
import { grantKeys, isForOrganisations } from "./open/keys.ts";
import { says } from "#lib/words/faults.ts";

export const grantLimits = {
  purposeAtLeast: 20,
  purposeAtMost: 1000,
  organisationAtMost: 160,
  reasonAtLeast: 10,
  reasonAtMost: 500,
  networks: 20,
} as const;

/** Control characters would let a text move the cursor of a terminal; line breaks stay. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .trim();

const long = says("grant.organisation", { organisationAtMost: grantLimits.organisationAtMost });
const networks = says("grant.networks", { networks: grantLimits.networks });

const lengthOf = (least: number, most: number, sentence: ReturnType<typeof says>) =>
  z.string(sentence).transform(clean).pipe(z.string().min(least, sentence).max(most, sentence));

const organisation = z
  .string(long)
  .transform((text) => clean(text).replace(/\s+/g, " "))
  .pipe(z.string().max(grantLimits.organisationAtMost, long))
  .nullish()
  .transform((text) => text || undefined);

/** What POST /api/grants takes. */
export const grantRequest = z
  .object({
    portal: z.enum(grantKeys, says("grant.portal")),
    purpose: lengthOf(
      grantLimits.purposeAtLeast,
      grantLimits.purposeAtMost,
      says("grant.purpose", {
        purposeAtLeast: grantLimits.purposeAtLeast,
        purposeAtMost: grantLimits.purposeAtMost,
      }),
    ),
    organisation,
  })
  .refine((input) => !isForOrganisations(input.portal) || input.organisation, {
    path: ["organisation"],
    ...says("grant.organisationMissing"),
    when: ({ value }) =>
      typeof value === "object" && value !== null && "portal" in value && typeof value.portal === "string",
  });
export type GrantRequest = z.output<typeof grantRequest>;

/** The end of a named day, so that "until 31 January" includes that day everywhere. */
const until = z
  .union(
    [
      z.iso.date(says("grant.until")).transform((day) => `${day}T23:59:59Z`),
      z.iso.datetime({ offset: true, ...says("grant.until") }),
    ],
    says("grant.until"),
  )
  .transform((moment) => new Date(moment));

/** What POST /api/admin/grants takes. Whether a network is one is asked by decideGrant, so that this file stays pure. */
export const grantDecision = z.object({
  id: z.uuid(says("grant.id")),
  decision: z.enum(["approve", "refuse"], says("grant.decision")),
  reason: lengthOf(
    grantLimits.reasonAtLeast,
    grantLimits.reasonAtMost,
    says("grant.reason", {
      reasonAtLeast: grantLimits.reasonAtLeast,
      reasonAtMost: grantLimits.reasonAtMost,
    }),
  ),
  until: until.optional(),
  networks: z
    .array(z.string(networks).trim().max(50, networks), networks)
    .max(grantLimits.networks, networks)
    .optional(),
});
export type GrantDecision = z.output<typeof grantDecision>;
