import { date, longText, text, yesNo } from "#lib/domains/fields/open/fields.ts";
import {
  callNumberIn,
  fullName,
  residence,
  yearsOfPractice,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("hr-vacancy");

/** Two people on the People desk decide who is invited to talk about a vacancy that staff advertise. */
export const hrVacancy = form({
  id: "hr-vacancy",
  sort: "application",
  sender: "member",
  about: "/portal/hr",
  minutes: 10,
  workingDays: 20,
  keepMonths: 12,
  isFor: "vacancy",
  steps: [
    step("post", [
      text("post", { words: words("post"), most: 300, isGiven: true }),
      longText("why", { words: words("why"), least: 30, most: 1500 }),
    ]),
    step("work", [
      yearsOfPractice,
      longText("work", { words: words("work"), least: 30, most: 2000 }),
      yesNo("mayWork", { words: words("mayWork") }),
      date("from", { words: words("from"), earliestDays: 0, latestDays: 365 }),
    ]),
    step("you", [fullName, residence, callNumberIn("residence")]),
  ],
});
