import { choice, choices, number } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  fullName,
  languages,
  monthsFree,
  organisation,
  ownRole,
  yearsOfPractice,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("clearsight-training");
const topics = ["registers", "owners", "books", "identity", "law"] as const;

/** ClearSight's training desk decides which course is written first, in which language, and whom it asks to teach. */
export const clearsightTraining = form({
  id: "clearsight-training",
  sort: "interest",
  sender: "member",
  about: "/subsidiaries/clearsight",
  minutes: 6,
  workingDays: 10,
  keepMonths: decidedMonths,
  steps: [
    step("you", [
      fullName,
      organisation,
      ownRole,
      choice("part", { words: words("part"), options: ["learn", "teach"] }),
    ]),
    step(
      "learn",
      [
        choices("topics", { words: words("topics"), options: topics }),
        number("people", { words: words("people"), min: 1, max: 10_000, isWhole: true }),
      ],
      { when: { field: "part", is: ["learn"] } },
    ),
    step("teach", [choices("subjects", { words: words("subjects"), options: topics }), yearsOfPractice], {
      when: { field: "part", is: ["teach"] },
    }),
    step("way", [
      languages,
      monthsFree,
      choice("way", { words: words("way"), options: ["phone", "room", "either"] }),
    ]),
  ],
});
