import { choice, longText } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  fullName,
  organisation,
  ownRole,
  registerCountry,
  residence,
  website,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("partner");

/** The office decides whether to have a first conversation about one trial, and who in the group has it. */
export const partner = form({
  id: "partner",
  sort: "application",
  sender: "member",
  about: "/partners",
  minutes: 10,
  workingDays: 10,
  keepMonths: decidedMonths,
  steps: [
    step("you", [
      fullName,
      residence,
      choice("kind", {
        words: words("kind"),
        options: ["person", "cooperative", "financial", "university", "publicBody", "laboratory", "association", "publisher", "firm"], // prettier-ignore
        isList: true,
      }),
    ]),
    step("body", [organisation, ownRole, registerCountry, website], {
      when: {
        field: "kind",
        is: ["cooperative", "financial", "university", "publicBody", "laboratory", "association", "publisher", "firm"], // prettier-ignore
      },
    }),
    step("subject", [
      choice("subject", {
        words: words("subject"),
        options: ["growing", "processing", "finance", "identity", "health", "education", "data", "aerospace", "climate", "coast", "dryland", "frequency", "mining", "nuclear", "borders", "other"], // prettier-ignore
        isList: true,
      }),
      longText("tried", { words: words("tried"), least: 30, most: 2000 }),
    ]),
    step("trial", [
      longText("trial", { words: words("trial"), least: 30, most: 1500 }),
      longText("failed", { words: words("failed"), most: 800, rows: 3, optional: true }),
      longText("ties", { words: words("ties"), most: 800, rows: 3, optional: true }),
    ]),
  ],
});
