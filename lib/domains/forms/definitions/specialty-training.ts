import { choice, choices, longText, yesNo } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  ageGroup,
  callNumber,
  fullName,
  languages,
  monthsFree,
  otherLanguages,
  residence,
  town,
  travel,
  yearsOfPractice,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("specialty-training");

/**
 * The training desk decides which course is planned first and where, and who is on its list as a learner or a trainer:
 * how many near each other want the same, what they can do already, and when they have time.
 */
export const specialtyTraining = form({
  id: "specialty-training",
  sort: "application",
  sender: "member",
  about: "/policies/specialty-training/apply",
  minutes: 8,
  workingDays: 10,
  keepMonths: decidedMonths,
  steps: [
    step("you", [
      fullName,
      callNumber,
      choice("side", { words: words("side"), options: ["learn", "teach"] }),
    ]),
    step("skill", [
      choices("skills", {
        words: words("skills"),
        options: ["cooling", "solar", "drones", "spraying", "testing", "grafting", "repair"],
        most: 2,
      }),
      languages,
      otherLanguages,
    ]),
    step(
      "learning",
      [
        ageGroup,
        longText("done", { words: words("done"), most: 1000, rows: 5 }),
        choice("purpose", { words: words("purpose"), options: ["farm", "business", "job", "search"] }),
      ],
      { when: { field: "side", is: ["learn"] } },
    ),
    step(
      "teaching",
      [
        yearsOfPractice,
        longText("taught", { words: words("taught"), most: 1000, rows: 5 }),
        choice("licence", { words: words("licence"), options: ["yes", "no", "notNeeded"] }),
        yesNo("room", { words: words("room") }),
      ],
      { when: { field: "side", is: ["teach"] } },
    ),
    step("time", [residence, town, monthsFree, travel]),
  ],
});
