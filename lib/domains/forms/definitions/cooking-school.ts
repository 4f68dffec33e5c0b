import { choice, choices, number, text } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  ageGroup,
  callNumberIn,
  fullName,
  languages,
  monthsFree,
  more,
  residence,
  town,
  yearsOfPractice,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("cooking-school");
const asked = (part: string) => ({ when: { field: "part", is: [part] } });

/**
 * The cooking school's desk decides in which town it looks for a first kitchen, and who is on its list there: a cook
 * who teaches, a kitchen with water, and learners who live near enough.
 */
export const cookingSchool = form({
  id: "cooking-school",
  sort: "application",
  sender: "member",
  about: "/policies/cooking-school/apply",
  minutes: 8,
  workingDays: 10,
  keepMonths: decidedMonths,
  steps: [
    step("you", [fullName, residence, town, callNumberIn("residence")]),
    step("part", [
      choice("part", { words: words("part"), options: ["learn", "teach", "kitchen"] }),
      text("dishes", { words: words("dishes"), most: 300 }),
    ]),
    step("cooking", [
      { ...ageGroup, ...asked("learn") },
      choice("purpose", {
        words: words("purpose"),
        options: ["sell", "school", "trade", "home"],
        ...asked("learn"),
      }),
      choice("practice", {
        words: words("practice"),
        options: ["none", "home", "sold"],
        ...asked("learn"),
      }),
      { ...yearsOfPractice, ...asked("teach") },
      choice("taught", {
        words: words("taught"),
        options: ["no", "family", "others"],
        ...asked("teach"),
      }),
      choice("owner", {
        words: words("owner"),
        options: ["mine", "work", "community"],
        ...asked("kitchen"),
      }),
      number("burners", { words: words("burners"), min: 1, max: 200, isWhole: true, ...asked("kitchen") }),
      choice("water", { words: words("water"), options: ["pipe", "well", "carried"], ...asked("kitchen") }),
    ]),
    step("time", [
      choices("days", {
        words: words("days"),
        options: ["mornings", "afternoons", "evenings", "saturday", "sunday"],
      }),
      monthsFree,
      languages,
      more,
    ]),
  ],
});
