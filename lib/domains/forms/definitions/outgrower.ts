import { choice, choices, longText } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import { crops, more, road } from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";
import { landSteps } from "./land-steps.ts";

const words = fieldWords("outgrower");

/**
 * The agriculture desk decides whom it speaks to first about a crop that is agreed on before planting: who may use
 * land, for which crop, bound to whom, and how it would be stored and collected.
 */
export const outgrower = form({
  id: "outgrower",
  sort: "application",
  sender: "member",
  audience: "founder",
  about: "/programs#outgrowers",
  minutes: 10,
  workingDays: 20,
  keepMonths: decidedMonths,
  steps: [
    ...landSteps,
    step("crop", [
      crops,
      longText("quantity", { words: words("quantity"), most: 1000, rows: 4 }),
      choice("bound", { words: words("bound"), options: ["nobody", "word", "contract"] }),
      choices("advance", {
        words: words("advance"),
        options: ["nothing", "seed", "advice", "transport", "price"],
      }),
    ]),
    step("reach", [
      choice("store", { words: words("store"), options: ["none", "house", "shed", "shared"] }),
      road,
      more,
    ]),
  ],
});
