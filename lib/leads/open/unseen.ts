import { unseen } from "#lib/forms/open/field-names.ts";

/** What an enquiry sends along unseen. */
export const leadUnseen = [
  unseen("lead_type"),
  unseen("page", "payload.page"),
  unseen("country", "payload.country"),
] as const;
