import { form } from "../open/form.ts";
import { letterMonths } from "#lib/data/retention/open/periods.ts";
import { letterSteps } from "./letter-steps.ts";

/**
 * Staff decide nothing here: the registrar decides on what the letter asks. The form asks for what leads to one entry
 * in one register, and for the right by which it is requested.
 */
export const letterVitalRecords = form({
  id: "letter-vital-records",
  sort: "letter",
  isLetter: true,
  sender: "anybody",
  about: "/directory/vital-records/request-letter",
  minutes: 8,
  keepMonths: letterMonths,
  steps: letterSteps("vital-records", "letter-vital-records", {
    you: ["fullName", "address", "phone"],
    office: ["institution", "department", "country", "institutionAddress"],
    whose: ["about", "deceased"],
    authority: ["authority", "deceasedAuthority"],
    person: ["recordName", "earlierName", "born", "birthPlace"],
    event: ["parents", "spouse", "marriedOn", "diedOn", "place", "record", "recordNumber"],
    mistake: ["asItIs", "asItShouldBe", "proof"],
    copy: ["extent", "copies"],
    answer: ["delivery", "note", "email"],
  }),
});
