import { z } from "zod";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import { jobName } from "#lib/services/jobs/schema.ts";
import { roles } from "#lib/data/access/open/visit.ts";
import { says } from "#lib/platform/words/faults.ts";
import { fieldsOfMemberAction, liftFields } from "./open/actions.ts";

const ofMember = { id: z.uuid(says("member.id")) };

/** The input of each account action's route. */
export const roleInput = z
  .object({ ...ofMember, from: z.enum(roles, says("member.from")) }, says("member.id"))
  .and(schemaOf(fieldsOfMemberAction.role));
export const signOutInput = z.object(ofMember, says("member.id"));
export const withdrawInput = z
  .object({ ...ofMember, grant: z.uuid(says("grant.id")) }, says("member.id"))
  .and(schemaOf(fieldsOfMemberAction.withdraw));

/** The input of POST /api/admin/mail: the mail to retry. */
export const mailInput = z.object({ id: z.uuid(says("mail.id")) }, says("mail.id"));

/** The input of POST /api/admin/jobs. */
export const jobInput = z.object(
  {
    job: jobName,
    do: z.enum(["run", "retry"], says("job.action")),
  },
  says("job.unknown"),
);
export type JobInput = z.output<typeof jobInput>;

/** The input of POST /api/admin/audit, which has no fields. */
export const checkInput = z.object({}, says("checkFields"));

/** The input of POST /api/admin/limits. */
export const liftInput = schemaOf(liftFields);
