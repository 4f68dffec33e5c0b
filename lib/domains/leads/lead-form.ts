import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { leadFields } from "./open/fields.ts";
import { leadUnseen } from "./open/unseen.ts";

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
