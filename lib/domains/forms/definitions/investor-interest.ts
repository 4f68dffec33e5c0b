import { choice, choices, country, longText, tick } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  fullName,
  organisation,
  ownRole,
  residence,
  website,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("investor-interest");

/**
 * The office decides whether a conversation makes sense and what it can show. It neither takes nor decides on an
 * investment.
 */
export const investorInterest = form({
  id: "investor-interest",
  sort: "interest",
  sender: "member",
  audience: "investor",
  about: "/investors",
  minutes: 6,
  workingDays: 10,
  keepMonths: decidedMonths,
  steps: [
    step("you", [
      fullName,
      residence,
      choice("kind", {
        words: words("kind"),
        options: ["person", "institution", "development", "family", "firm"],
      }),
    ]),
    step("body", [organisation, ownRole, website], {
      when: { field: "kind", is: ["institution", "development", "family", "firm"] },
    }),
    step("interest", [
      choices("fields", {
        words: words("fields"),
        options: ["agriculture", "trade", "finance", "identity", "health", "education", "industry", "communities"], // prettier-ignore
      }),
      country("focus", { words: words("focus"), of: "africa", optional: true }),
      choice("way", { words: words("way"), options: ["loan", "share", "grant", "guarantee", "unsure"] }),
      longText("first", { words: words("first"), most: 1500 }),
    ]),
    step("understood", [tick("noOffer", { words: words("noOffer") })]),
  ],
});
