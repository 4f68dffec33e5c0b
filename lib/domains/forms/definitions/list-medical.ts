import { ownRole } from "#lib/domains/fields/open/common-fields.ts";
import { listingForm } from "./listing-form.ts";

/**
 * The directory desk looks the facility or practice up at its regulator, and decides whether it is listed. Nothing
 * about health is asked.
 */
export const listMedical = listingForm({
  id: "list-medical",
  directory: "medical",
  kinds: ["hospital", "clinic", "maternity", "pharmacy", "laboratory", "dentist", "eyeCare", "specialist", "imaging", "animalHealth"], // prettier-ignore
  lookedUpBy: [ownRole],
});
