import { form } from "../open/form.ts";
import { letterMonths } from "#lib/data/retention/open/periods.ts";
import { letterSteps } from "./letter-steps.ts";

/**
 * Staff decide nothing here: the registrar decides on what the letter asks. The form asks for what a registrar needs to
 * find the record, and the letter states it. The letters are those of the academics directory.
 */
export const letterAcademic = form({
  id: "letter-academic",
  sort: "letter",
  isLetter: true,
  sender: "anybody",
  about: "/directory/academics/request-letter",
  minutes: 8,
  keepMonths: letterMonths,
  steps: letterSteps("academics", "letter-academic", {
    you: ["fullName", "address", "phone"],
    office: ["institution", "department", "country", "institutionAddress"],
    whose: ["about"],
    authority: ["authority"],
    person: ["recordName", "earlierName", "born"],
    studies: ["studentNumber", "applicationNumber", "programme", "years", "intake"],
    wish: ["degree", "purpose", "copies", "sendTo", "appliedFor", "neededBy", "matter"],
    matter: ["deferTo", "reason", "question"],
    answer: ["delivery", "note", "email"],
  }),
});
