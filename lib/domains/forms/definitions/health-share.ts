import { choice, choices, country, longText, number, text, yesNo } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  aged60,
  callNumber,
  childrenUnder18,
  dependants,
  fullName,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("health-share");

/**
 * The HealthShare desk decides which groups and clinics it talks to first. It covers nobody, and asks nothing about
 * anybody's health.
 */
export const healthShare = form({
  id: "health-share",
  sort: "interest",
  sender: "member",
  about: "/subsidiaries/healthshare",
  minutes: 6,
  workingDays: 10,
  keepMonths: decidedMonths,
  steps: [
    step("you", [
      fullName,
      callNumber,
      choice("group", {
        words: words("group"),
        options: ["cooperative", "market", "employer", "savings", "household", "clinic"],
      }),
    ]),
    step("place", [
      country("country", { words: words("country"), of: "africa" }),
      text("place", { words: words("place"), most: 120 }),
      number("people", { words: words("people"), min: 1, max: 1_000_000, isWhole: true }),
    ]),
    step("family", [childrenUnder18, aged60, dependants, yesNo("together", { words: words("together") })], {
      when: { field: "group", is: ["household"] },
    }),
    step(
      "bills",
      [
        choices("bills", {
          words: words("bills"),
          options: ["hospital", "accident", "birth", "medicine", "transport"],
        }),
        choice("rhythm", { words: words("rhythm"), options: ["day", "week", "month", "season"] }),
        choice("scheme", { words: words("scheme"), options: ["all", "some", "none", "unknown"] }),
      ],
      { when: { field: "group", is: ["cooperative", "market", "employer", "savings", "household"] } },
    ),
    step("clinic", [longText("payment", { words: words("payment"), most: 1500 })], {
      when: { field: "group", is: ["clinic"] },
    }),
  ],
});
