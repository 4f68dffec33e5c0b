import { choice, choices, longText } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  callNumber,
  fullName,
  organisation,
  ownRole,
  registerCountry,
  registerNumber,
  website,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("vendor");

/** The trade desk decides which firms are on the list of those it would ask to quote, and for what. */
export const vendor = form({
  id: "vendor",
  sort: "application",
  sender: "member",
  audience: "vendor",
  about: "/programs#vendor-rfq",
  minutes: 8,
  workingDays: 10,
  keepMonths: decidedMonths,
  steps: [
    step("you", [fullName, ownRole, callNumber]),
    step("firm", [organisation, registerCountry, registerNumber, website]),
    step("supply", [
      choices("supplies", {
        words: words("supplies"),
        options: [
          "tools",
          "inputs",
          "packaging",
          "transport",
          "building",
          "energy",
          "digital",
          "services",
          "produce",
        ],
      }),
      longText("goods", { words: words("goods"), most: 1500 }),
      choice("reach", { words: words("reach"), options: ["town", "country", "neighbours", "overseas"] }),
      choice("speed", { words: words("speed"), options: ["days", "weeks", "months", "season"] }),
    ]),
    step("standards", [
      longText("standards", { words: words("standards"), most: 1000, rows: 4, optional: true }),
    ]),
  ],
});
