import "server-only";
import { formFace } from "../forms/index.ts";
import type { FormFace } from "../http/endpoint.ts";
import { feedbackFields, feedbackUnseen } from "./open/page-feedback.ts";

/** By this name the contact page asks for what was typed at the end of a page. */
export const feedbackFormId = "page-feedback";

/** How the control at the end of a page works: it is a plain form on every page, with script and without. */
export const feedbackForm: FormFace<{ reference: string }> = formFace({
  id: feedbackFormId,
  action: "/api/page-feedback",
  fields: feedbackFields,
  unseen: feedbackUnseen,
  next: ({ reference }) => `/contact/received?reference=${reference}`,
  page: () => "/contact",
});
