import { form } from "../open/form.ts";
import { letterMonths } from "#lib/data/retention/open/periods.ts";
import { letterSteps } from "./letter-steps.ts";

/**
 * Staff decide nothing here: the facility decides on what the letter asks. No question is about an illness. If a letter
 * names a speciality or a reason, none of our staff read it.
 */
export const letterMedical = form({
  id: "letter-medical",
  sort: "letter",
  isLetter: true,
  sender: "anybody",
  about: "/directory/medical/request-letter",
  minutes: 8,
  keepMonths: letterMonths,
  steps: letterSteps("medical", "letter-medical", {
    you: ["fullName", "address", "phone"],
    office: ["institution", "department", "country", "institutionAddress"],
    whose: ["about"],
    authority: ["authority"],
    person: ["recordName", "earlierName", "born", "patientNumber"],
    wish: ["records", "vaccines", "years", "seenOn", "purpose", "speciality", "referTo", "reason"],
    answer: ["delivery", "note", "email"],
  }),
});
