import "server-only";
import { messageCall, messageFormId, messageUnseen, toStaffField } from "#lib/domains/cases/open/fields.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { askedField, senderFields } from "#lib/domains/members/shared/sender-fields.ts";
import { applyFormId } from "#lib/domains/vacancies/open/fields.ts";
import { applyCall, openVacanciesPage } from "#lib/domains/vacancies/open/paths.ts";
import { formHandler } from "#lib/domains/fields/index.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import type { FormDefinition } from "./open/form.ts";
import { checkPath, formPath, sentPath, statusOf, statusPath, stepPath } from "./open/form-path.ts";
import {
  answerField,
  declarationOf,
  lookUpFields,
  referenceUnseen,
  sentUnseen,
  trackDay,
  trackUnseen,
} from "./shared/step-fields.ts";
import { checkStep } from "./shared/check-answers.ts";
import type { BegunApplication } from "./started/begin-application.ts";
import type { SavedStep } from "./started/save-step.ts";

/** The ids under which pages look up what was typed in a rejected post. */
export const stepFormId = (form: FormId, step: string): string => `${form}.${step}`;
export const sendFormId = (form: FormId): string => `${form}.send`;
export const lookUpFormId = "status.look-up";
export const answerFormId = "status.answer";
export const actionFormId = "status.action";
export const trackFormId = "status.track";

/** The page of a step, or the page that checks all of them. */
export const pageOfStep = (form: FormId, step: string) =>
  step === checkStep ? checkPath(form) : stepPath(form, step);

/** Handles the post of a step without script. */
export const stepHandler = ({ id, steps }: FormDefinition, step: string): FormHandler<SavedStep> =>
  formHandler({
    id: stepFormId(id, step),
    action: `/api/forms/${id}/${step}`,
    fields: steps.find(({ name }) => name === step)?.fields ?? [],
    next: ({ next }) => pageOfStep(id, next),
    page: () => stepPath(id, step),
  });

/** Handles the sending of a checked form without script. */
export const sendHandler = (form: FormDefinition): FormHandler<{ reference: string }> =>
  formHandler({
    id: sendFormId(form.id),
    action: `/api/forms/${form.id}/send`,
    fields: [declarationOf(form), ...senderFields.filter((field) => field !== askedField)],
    unseen: [...sentUnseen, unseen(askedField.name)],
    next: ({ reference }) => sentPath(reference),
    page: () => checkPath(form.id),
  });

/** Begins an application without script. Leads to its first open step, or back to the vacancies with the reason. */
export const applyHandler: FormHandler<BegunApplication> = formHandler({
  id: applyFormId,
  action: applyCall,
  fields: [],
  unseen: [unseen("id")],
  next: ({ form, next }) => pageOfStep(form, next),
  page: () => openVacanciesPage,
});

export const discardHandler = ({ id }: FormDefinition): FormHandler<unknown> =>
  formHandler({
    id: `${id}.discard`,
    action: `/api/forms/${id}/discard`,
    fields: [],
    next: () => formPath(id),
    page: () => formPath(id),
  });

export const lookUpHandler: FormHandler<{ reference: string }> = formHandler({
  id: lookUpFormId,
  action: "/api/submissions/look-up",
  fields: lookUpFields,
  next: ({ reference }) => statusOf(reference),
  page: () => statusPath,
});

/** The page of the submission that the post refers to; the look-up page if it refers to none. */
const pageOf = (post: URLSearchParams | undefined) => {
  const reference = post?.get("reference");
  return reference ? (`${statusPath}?${new URLSearchParams({ reference }).toString()}` as const) : statusPath;
};

export const answerHandler: FormHandler<{ reference: string }> = formHandler({
  id: answerFormId,
  action: "/api/submissions/answer",
  fields: [answerField],
  unseen: referenceUnseen,
  next: ({ reference }) => statusOf(reference),
  page: pageOf,
});

/** A message to staff about anything that was sent. */
export const messageHandler: FormHandler<{ reference: string }> = formHandler({
  id: messageFormId,
  action: messageCall,
  fields: [toStaffField],
  unseen: messageUnseen,
  next: ({ reference }) => `${statusOf(reference)}#thread`,
  page: pageOf,
});

export const withdrawHandler: FormHandler<{ reference: string }> = formHandler({
  id: actionFormId,
  action: "/api/submissions/withdraw",
  fields: [],
  unseen: referenceUnseen,
  next: ({ reference }) => statusOf(reference),
  page: pageOf,
});

export const unlistHandler: FormHandler<{ reference: string }> = formHandler({
  id: actionFormId,
  action: "/api/submissions/unlist",
  fields: [],
  unseen: referenceUnseen,
  next: ({ reference }) => statusOf(reference),
  page: pageOf,
});

export const trackHandler: FormHandler<{ reference: string }> = formHandler({
  id: trackFormId,
  action: "/api/submissions/track",
  fields: [trackDay],
  unseen: trackUnseen,
  next: ({ reference }) => statusOf(reference),
  page: pageOf,
});

export const changeHandler: FormHandler<{ form: FormId }> = formHandler({
  id: actionFormId,
  action: "/api/submissions/change",
  fields: [],
  unseen: referenceUnseen,
  next: ({ form }) => checkPath(form),
  page: pageOf,
});
