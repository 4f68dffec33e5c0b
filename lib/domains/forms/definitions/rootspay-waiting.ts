import { choice, choices, country, longText } from "#lib/domains/fields/open/fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const said = fieldWords("rootspay-waiting");

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
      country("from", { words: said("from"), of: "world" }),
      country("to", { words: said("to"), of: "africa" }),
      choice("often", { words: said("often"), options: ["weekly", "monthly", "fewTimes", "once"] }),
    ]),
    step("payout", [
      choices("payout", { words: said("payout"), options: ["cash", "wallet", "bank", "bill"] }),
      choice("today", {
        words: said("today"),
        options: ["bank", "operator", "app", "traveller", "notYet"],
      }),
      longText("trouble", { words: said("trouble"), most: 1000, rows: 4, optional: true }),
    ]),
  ],
});
