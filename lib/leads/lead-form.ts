import "server-only";
import { formFace } from "../forms/index.ts";
import type { FormFace } from "../http/endpoint.ts";
import { leadFields } from "./open/fields.ts";
import { leadUnseen } from "./open/unseen.ts";

/** By this name the contact page asks for what was typed into an enquiry. */
export const leadFormId = "enquiry";

/** How an enquiry works without script, wherever its form stands: refused, the contact page draws it again. */
export const leadForm: FormFace<{ reference: string }> = formFace({
  id: leadFormId,
  action: "/api/leads",
  fields: leadFields("contact"),
  unseen: leadUnseen,
  next: ({ reference }) => `/contact/received?reference=${reference}`,
  page: () => "/contact",
});
