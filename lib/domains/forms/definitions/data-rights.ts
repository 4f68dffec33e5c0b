import { choice, longText, text, yesNo } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import { senderEmail } from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("data-rights");

/**
 * The office decides whether a request can be met, and meets it. The form does not ask whose law gives the right,
 * because requests are met for everybody. People who have no account, or lost its mailbox, can ask as well.
 */
export const dataRights = form({
  id: "data-rights",
  sort: "request",
  sender: "anybody",
  about: "/legal/privacy",
  minutes: 4,
  workingDays: 20,
  keepMonths: decidedMonths,
  steps: [
    step("wish", [
      choice("wish", {
        words: words("wish"),
        options: ["notSell", "see", "correct", "move", "erase", "object"],
      }),
    ]),
    step("erasing", [yesNo("sameAddress", { words: words("sameAddress") })], {
      when: { field: "wish", is: ["erase"] },
    }),
    step("right", [longText("right", { words: words("right"), most: 1500 })], {
      when: { field: "wish", is: ["correct"] },
    }),
    step("objection", [longText("objection", { words: words("objection"), most: 1500 })], {
      when: { field: "wish", is: ["object"] },
    }),
    step("answer", [
      text("reference", { words: words("reference"), most: 60, optional: true }),
      longText("more", { words: words("more"), most: 1000, rows: 4, optional: true }),
      senderEmail,
    ]),
  ],
});
