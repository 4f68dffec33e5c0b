import { choice, file, longText, yesNo } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import { crops, more, road } from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";
import { landSteps } from "./land-steps.ts";

const words = fieldWords("grower");

/** The agriculture desk decides in which districts it tries a first collection point, and whom it visits there. */
export const grower = form({
  id: "grower",
  sort: "application",
  sender: "member",
  audience: "founder",
  about: "/policies/grower/apply",
  minutes: 10,
  workingDays: 20,
  keepMonths: decidedMonths,
  steps: [
    ...landSteps,
    step("crops", [
      crops,
      longText("harvest", { words: words("harvest"), most: 1500 }),
      yesNo("surplus", { words: words("surplus") }),
    ]),
    step("reach", [
      choice("water", { words: words("water"), options: ["rain", "river", "well", "scheme"] }),
      road,
      more,
    ]),
    step("photos", [file("photos", { words: words("photos"), upTo: 4, kinds: ["photo"], optional: true })]),
  ],
});
