import { ownRole } from "#lib/domains/fields/open/common-fields.ts";
import { listingForm } from "./listing-form.ts";

/** The directory desk looks the institution up at the body that recognises it, and decides whether it is listed. */
export const listAcademic = listingForm({
  id: "list-academic",
  directory: "academics",
  kinds: ["university", "college", "teacherTraining", "vocational", "secondary", "primary", "languageSchool", "research", "examBoard", "library"], // prettier-ignore
  lookedUpBy: [ownRole],
});
