import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { liftFields } from "./open/actions.ts";
import {
  auditCall,
  auditPath,
  jobsCall,
  jobsPath,
  limitsCall,
  limitsPath,
  mailCall,
  mailPath,
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
