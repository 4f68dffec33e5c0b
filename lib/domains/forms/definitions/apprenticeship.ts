import { choice, choices, longText, number, text, yesNo } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  ageGroup,
  callNumber,
  fullName,
  languages,
  more,
  organisation,
  residence,
  town,
  travel,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("apprenticeship");

/**
 * The training desk decides which learners and firms it introduces to each other: same trade, same town, a named
 * trainer, and a wage. A place that costs the apprentice money is refused.
 */
export const apprenticeship = form({
  id: "apprenticeship",
  sort: "application",
  sender: "member",
  about: "/programs#apprenticeships",
  minutes: 8,
  workingDays: 10,
  keepMonths: decidedMonths,
  steps: [
    step("you", [
      fullName,
      callNumber,
      choice("side", { words: words("side"), options: ["learner", "firm"] }),
    ]),
    step("trade", [
      choices("trades", {
        words: words("trades"),
        options: [
          "vehicles",
          "electrics",
          "cooling",
          "metal",
          "building",
          "processing",
          "farming",
          "office",
          "other",
        ],
        most: 3,
      }),
      residence,
      town,
      languages,
    ]),
    step(
      "learner",
      [
        ageGroup,
        longText("done", { words: words("done"), most: 1000, rows: 5 }),
        travel,
        choice("start", { words: words("start"), options: ["now", "months", "later"] }),
      ],
      { when: { field: "side", is: ["learner"] } },
    ),
    step(
      "firm",
      [
        organisation,
        text("trainer", { words: words("trainer"), most: 160 }),
        number("places", { words: words("places"), min: 1, max: 500, isWhole: true }),
        yesNo("wage", { words: words("wage") }),
      ],
      { when: { field: "side", is: ["firm"] } },
    ),
    step("end", [more]),
  ],
});
