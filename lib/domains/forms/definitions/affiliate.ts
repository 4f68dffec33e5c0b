import { choice, choices, longText } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import { callNumberIn, fullName, town, residence } from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("affiliate");

/** The programmes desk decides whom it speaks to first about a programme that has no form yet. */
export const affiliate = form({
  id: "affiliate",
  sort: "interest",
  sender: "member",
  about: "/programs",
  minutes: 6,
  workingDays: 10,
  keepMonths: decidedMonths,
  steps: [
    step("you", [fullName, residence, town, callNumberIn("residence")]),
    step("part", [
      choice("kind", { words: words("kind"), options: ["person", "firm", "cooperative", "community"] }),
      choices("programmes", {
        words: words("programmes"),
        options: ["bobby", "clinics", "conduct", "other"],
      }),
      longText("today", { words: words("today"), most: 1500 }),
      longText("bring", { words: words("bring"), most: 1500 }),
    ]),
  ],
});
