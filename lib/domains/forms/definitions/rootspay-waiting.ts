import { choice, choices, country, longText } from "#lib/domains/fields/open/fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("rootspay-waiting");

/** The RootsPay desk decides which routes it studies first, by how many people ask for each. That needs no name. */
export const rootspayWaiting = form({
  id: "rootspay-waiting",
  sort: "interest",
  sender: "member",
  about: "/send",
  minutes: 3,
  workingDays: 5,
  keepMonths: 12,
  countryIn: "to",
  steps: [
    step("route", [
      country("from", { words: words("from"), of: "world" }),
      country("to", { words: words("to"), of: "africa" }),
      choice("often", { words: words("often"), options: ["weekly", "monthly", "fewTimes", "once"] }),
    ]),
    step("payout", [
      choices("payout", { words: words("payout"), options: ["cash", "wallet", "bank", "bill"] }),
      choice("today", {
        words: words("today"),
        options: ["bank", "operator", "app", "traveller", "notYet"],
      }),
      longText("trouble", { words: words("trouble"), most: 1000, rows: 4, optional: true }),
    ]),
  ],
});
