import { tick } from "#lib/domains/fields/open/fields.ts";
import { fieldWords } from "../open/form.ts";
import { listingForm } from "./listing-form.ts";

/**
 * The directory desk looks the person up on the roll of their professional body, and decides whether they are listed.
 * People can only apply for themselves.
 */
export const listProfessional = listingForm({
  id: "list-professional",
  directory: "professionals",
  kinds: ["lawyer", "notary", "accountant", "auditor", "engineer", "architect", "surveyor", "valuer", "customsBroker", "estateAgent", "translator", "mediator"], // prettier-ignore
  lookedUpBy: [tick("self", { words: fieldWords("list-professional")("self") })],
});
