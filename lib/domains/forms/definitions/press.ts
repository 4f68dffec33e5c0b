import { choice, date, longText, text } from "#lib/domains/fields/open/fields.ts";
import { callNumber, fullName, senderEmail } from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("press");

/** The office decides what it can show and put its name to. The form needs no account, because deadlines are short. */
export const press = form({
  id: "press",
  sort: "request",
  sender: "anybody",
  about: "/press",
  minutes: 4,
  workingDays: 5,
  keepMonths: 12,
  steps: [
    step("question", [
      longText("question", { words: words("question"), most: 2000 }),
      choice("use", { words: words("use"), options: ["quote", "background", "figures"] }),
      date("deadline", { words: words("deadline"), earliestDays: 0, latestDays: 365, optional: true }),
    ]),
    step("outlet", [
      text("outlet", { words: words("outlet"), most: 160 }),
      choice("medium", {
        words: words("medium"),
        options: ["paper", "radio", "television", "online", "agency", "research", "free"],
      }),
    ]),
    step("answer", [fullName, callNumber, senderEmail]),
  ],
});
