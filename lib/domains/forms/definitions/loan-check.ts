import { currencies, ownCurrencies } from "#lib/data/currency/open/currencies.ts";
import { choice, longText, money, number, yesNo } from "#lib/domains/fields/open/fields.ts";
import { fullName, residence } from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("loan-check");

/**
 * The credit union desk decides whether a conversation about this need makes sense. Nothing is lent and no score is
 * looked up. Income is asked for as a band relative to the amount, which works in every currency and reveals no wage.
 */
export const loanCheck = form({
  id: "loan-check",
  sort: "request",
  sender: "member",
  about: "/subsidiaries/credit-union#credit-score",
  minutes: 6,
  workingDays: 10,
  keepMonths: 12,
  steps: [
    step("need", [
      choice("purpose", {
        words: words("purpose"),
        options: ["stock", "tool", "harvest", "vehicle", "building", "school", "debt", "other"],
        isList: true,
      }),
      longText("plan", { words: words("plan"), most: 1500 }),
      money("amount", {
        words: words("amount"),
        currencies: [...currencies.map(({ code }) => code), ...ownCurrencies],
        max: 1_000_000_000,
      }),
      number("months", { words: words("months"), min: 1, max: 84, isWhole: true }),
    ]),
    step("income", [
      choice("source", { words: words("source"), options: ["wage", "trade", "harvest", "family", "mixed"] }),
      choice("band", { words: words("band"), options: ["one", "three", "six", "twelve", "more"] }),
      choice("debts", { words: words("debts"), options: ["none", "one", "several"] }),
      yesNo("saved", { words: words("saved") }),
    ]),
    step("you", [fullName, residence]),
  ],
});
