import { z } from "zod";
import { schemaOf } from "#lib/forms/open/schema-of.ts";
import { jobName } from "#lib/jobs/schema.ts";
import { roles } from "#lib/members/open/visit.ts";
import { says } from "#lib/words/faults.ts";
import { fieldsOfMemberDeed, liftFields } from "./open/deeds.ts";

const ofMember = { id: z.uuid(says("member.id")) };

/** What the call of each deed with an account takes. */
export const roleInput = z
  .object({ ...ofMember, from: z.enum(roles, says("member.from")) }, says("member.id"))
  .and(schemaOf(fieldsOfMemberDeed.role));
export const signOutInput = z.object(ofMember, says("member.id"));
export const withdrawInput = z
  .object({ ...ofMember, grant: z.uuid(says("grant.id")) }, says("member.id"))
  .and(schemaOf(fieldsOfMemberDeed.withdraw));

/** What POST /api/admin/mail takes: one mail, to be tried again. */
export const mailInput = z.object({ id: z.uuid(says("mail.id")) }, says("mail.id"));

/** What POST /api/admin/jobs takes. */
export const jobInput = z.object(
  {
    job: jobName,
    do: z.enum(["run", "retry"], says("job.deed")),
  },
  says("job.unknown"),
);
export type JobInput = z.output<typeof jobInput>;

/** What POST /api/admin/audit takes: nothing but that it is asked. */
export const checkInput = z.object({}, says("checkFields"));

/** What POST /api/admin/limits takes. */
export const liftInput = schemaOf(liftFields);
