import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { leadFields } from "./open/fields.ts";
import { leadUnseen } from "./open/form-names.ts";
import { feedbackFields, feedbackUnseen } from "./open/page-feedback.ts";

/** The contact page looks up the draft of a rejected enquiry by this id. */
export const leadFormId = "enquiry";

/** Form handler for an enquiry without script, from any page. The contact page shows a rejected one again. */
export const leadForm: FormHandler<{ reference: string }> = formHandler({
  id: leadFormId,
  action: "/api/leads",
  fields: leadFields("contact"),
  unseen: leadUnseen,
  next: ({ reference }) => `/contact/received?reference=${reference}`,
  page: () => "/contact",
});

/** The contact page looks up the draft of rejected page feedback by this id. */
export const feedbackFormId = "page-feedback";

/** Form handler for the control at the end of a page. It is a plain form on every page, with and without script. */
export const feedbackForm: FormHandler<{ reference: string }> = formHandler({
  id: feedbackFormId,
  action: "/api/page-feedback",
  fields: feedbackFields,
  unseen: feedbackUnseen,
  next: ({ reference }) => `/contact/received?reference=${reference}`,
  page: () => "/contact",
});
