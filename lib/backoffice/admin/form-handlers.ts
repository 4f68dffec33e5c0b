import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { liftFields, fieldsOfMemberAction, unseenOfMemberAction, type MemberAction } from "./open/actions.ts";
import {
  auditCall,
  auditPath,
  jobsCall,
  jobsPath,
  limitsCall,
  limitsPath,
  mailCall,
  mailPath,
  memberCall,
  memberPath,
  membersPath,
} from "./open/paths.ts";
import type { JobInput } from "./schema.ts";

/** The pages look up the drafts of rejected posts by these ids. */
export const mailFormId = "admin.mail";
export const jobFormId = "admin.job";
export const auditFormId = "admin.audit";
export const liftFormId = "admin.lift";

export const mailHandler: FormHandler<{ id: string }> = formHandler({
  id: mailFormId,
  action: mailCall,
  fields: [],
  unseen: [unseen("id")],
  next: () => `${mailPath}?done=retry`,
  page: () => mailPath,
});

export const jobHandler: FormHandler<JobInput> = formHandler({
  id: jobFormId,
  action: jobsCall,
  fields: [],
  unseen: [unseen("job"), unseen("do")],
  next: ({ do: action }) => `${jobsPath}?done=${action}`,
  page: () => jobsPath,
});

export const auditHandler: FormHandler<void> = formHandler({
  id: auditFormId,
  action: auditCall,
  fields: [],
  next: () => `${auditPath}?done=check`,
  page: () => auditPath,
});

export const liftHandler: FormHandler<{ lifted: number }> = formHandler({
  id: liftFormId,
  action: limitsCall,
  fields: liftFields,
  next: ({ lifted }) => `${limitsPath}?lifted=${lifted}`,
  page: () => limitsPath,
});

/** The page of an account looks up the draft of a rejected post by this id. */
export const memberFormId = (action: MemberAction): string => `admin.member.${action}`;

/** Form handler for an action without script. Redirects to the account, which says what was done or what is wrong. */
export const memberHandler = (action: MemberAction): FormHandler<{ id: string }> =>
  formHandler({
    id: memberFormId(action),
    action: memberCall(action),
    fields: fieldsOfMemberAction[action],
    unseen: unseenOfMemberAction[action],
    next: ({ id }) => `${memberPath(id)}&done=${action}`,
    page: (post) => {
      const id = post?.get("id") ?? undefined;
      return isUuid(id) ? memberPath(id) : membersPath;
    },
  });
