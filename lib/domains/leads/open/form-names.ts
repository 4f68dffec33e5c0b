import { unseen } from "#lib/domains/fields/open/field-names.ts";

/** The hidden fields of an enquiry. */
export const leadUnseen = [
  unseen("lead_type"),
  unseen("page", "payload.page"),
  unseen("country", "payload.country"),
] as const;

/** The name of the address field in `fields` of an API response. */
export const addressPath = "payload.contact.email";
