import { z } from "zod";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import { registeringFields } from "#lib/domains/members/shared/sender-fields.ts";
import { clean } from "#lib/platform/text/clean.ts";
import { says } from "#lib/platform/words/faults.ts";
import { documentFields } from "./open/documents.ts";
import { grantFields } from "./open/fields.ts";

/** The input of POST /api/grants, with the fields that complete the member's registration. */
export const grantRequest = schemaOf([...grantFields, ...registeringFields]);
export type GrantRequest = z.output<typeof grantRequest>;

/** The input of POST /api/admin/documents: the description and the file's id. */
export const newDocument = schemaOf(documentFields);
export type NewDocument = z.output<typeof newDocument>;

/** The input of POST /api/admin/documents/withdraw. */
export const documentId = z.object({ id: z.uuid(says("document.id")) }, says("document.id"));

const limits = { reasonAtLeast: 10, reasonAtMost: 500, networks: 20 } as const;
const networks = says("grant.networks", { networks: limits.networks });
const reason = says("grant.reason", {
  reasonAtLeast: limits.reasonAtLeast,
  reasonAtMost: limits.reasonAtMost,
});

/** The end of the day given, so that "until 31 January" includes that day everywhere. */
const until = z
  .union(
    [
      z.iso.date(says("grant.until")).transform((day) => `${day}T23:59:59Z`),
      z.iso.datetime({ offset: true, ...says("grant.until") }),
    ],
    says("grant.until"),
  )
  // The database calendar has no year 0.
  .refine((moment) => moment >= "0001-01-02", says("grant.until"))
  .transform((moment) => new Date(moment));

/** The input of POST /api/admin/grants. decideGrant validates the networks, so that this file stays pure. */
export const grantDecision = z.object({
  id: z.uuid(says("grant.id")),
  decision: z.enum(["approve", "refuse"], says("grant.decision")),
  reason: z
    .string(reason)
    .transform(clean)
    .pipe(z.string().min(limits.reasonAtLeast, reason).max(limits.reasonAtMost, reason)),
  until: until.optional(),
  networks: z
    .array(z.string(networks).trim().max(50, networks), networks)
    .max(limits.networks, networks)
    .optional(),
});
export type GrantDecision = z.output<typeof grantDecision>;
