import { choices } from "#lib/domains/fields/open/fields.ts";
import { fieldWords } from "../open/form.ts";
import { ownRole } from "#lib/domains/fields/open/common-fields.ts";
import { listingForm } from "./listing-form.ts";

/**
 * The directory desk compares the office with what its ministry or registrar general publishes, and decides whether it
 * is listed. Nothing about a person is asked.
 */
export const listVitalRecords = listingForm({
  id: "list-vital-records",
  directory: "vital-records",
  kinds: ["civilRegistry", "nationalRegistry", "townHall", "court", "consulate", "archive"], // prettier-ignore
  also: [
    choices("records", {
      words: fieldWords("list-vital-records")("records"),
      options: ["birth", "marriage", "divorce", "death", "adoption", "name"],
    }),
  ],
  lookedUpBy: [ownRole],
});
