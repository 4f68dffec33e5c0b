import { form } from "../open/form.ts";
import { letterMonths } from "../open/limits.ts";
import { letterSteps } from "./letter-steps.ts";

/**
 * Nothing is decided here: the registrar decides on what the letter asks. Asked is what a registrar needs to find the
 * record, as the letter says it. The letters are those of the directory of academics.
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
