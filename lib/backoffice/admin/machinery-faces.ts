import "server-only";
import { formFace } from "#lib/domains/fields/index.ts";
import type { FormFace } from "#lib/platform/http/endpoint.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { liftFields } from "./open/deeds.ts";
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

export const mailFace: FormFace<{ id: string }> = formFace({
  id: mailFormId,
  action: mailCall,
  fields: [],
  unseen: [unseen("id")],
  next: () => `${mailPath}?done=retry`,
  page: () => mailPath,
});

export const jobFace: FormFace<JobInput> = formFace({
  id: jobFormId,
  action: jobsCall,
  fields: [],
  unseen: [unseen("job"), unseen("do")],
  next: ({ do: deed }) => `${jobsPath}?done=${deed}`,
  page: () => jobsPath,
});

export const auditFace: FormFace<void> = formFace({
  id: auditFormId,
  action: auditCall,
  fields: [],
  next: () => `${auditPath}?done=check`,
  page: () => auditPath,
});

export const liftFace: FormFace<{ lifted: number }> = formFace({
  id: liftFormId,
  action: limitsCall,
  fields: liftFields,
  next: ({ lifted }) => `${limitsPath}?lifted=${lifted}`,
  page: () => limitsPath,
});
