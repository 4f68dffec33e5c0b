import { choice, date, number, text } from "#lib/domains/fields/open/fields.ts";
import { aged60, childrenUnder18, dependants, more } from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("health-family");
const staying = ["joined", "left", "moved"];

/**
 * The HealthShare desk decides whether the household stays on the list for talks as it now is. It needs the number of
 * people and their age bands; it asks for no name, illness or document.
 */
export const healthFamily = form({
  id: "health-family",
  sort: "request",
  sender: "member",
  about: "/portal/health",
  minutes: 4,
  workingDays: 10,
  keepMonths: 12,
  steps: [
    step("change", [
      choice("change", { words: words("change"), options: [...staying, "leave"] }),
      date("since", { words: words("since"), earliestDays: -366, latestDays: 0 }),
    ]),
    step(
      "family",
      [
        number("people", { words: words("people"), min: 1, max: 100, isWhole: true }),
        childrenUnder18,
        aged60,
        dependants,
      ],
      { when: { field: "change", is: staying } },
    ),
    step("place", [text("place", { words: words("place"), most: 120 })], {
      when: { field: "change", is: ["moved"] },
    }),
    step("more", [more]),
  ],
});
