import { currencies, ownCurrencies } from "#lib/data/currency/open/currencies.ts";
import { choice, choices, longText, money } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  callNumberIn,
  fullName,
  organisation,
  ownRole,
  registerCountry,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("afrivent");

/**
 * The Afrivent desk decides whether the page about a need is complete and whom it talks to about it. It lends nothing.
 */
export const afrivent = form({
  id: "afrivent",
  sort: "application",
  sender: "member",
  about: "/subsidiaries/afrivent",
  minutes: 12,
  workingDays: 20,
  keepMonths: decidedMonths,
  steps: [
    step("firm", [
      organisation,
      registerCountry,
      choice("standing", { words: words("standing"), options: ["registered", "applied", "notYet"] }),
      choice("kind", { words: words("kind"), options: ["trader", "company", "cooperative", "group"] }),
    ]),
    step("need", [
      longText("thing", { words: words("thing"), most: 1500 }),
      money("cost", {
        words: words("cost"),
        currencies: [...currencies.map(({ code }) => code), ...ownCurrencies],
        max: 1_000_000_000,
      }),
      choice("share", { words: words("share"), options: ["none", "less", "half", "most"] }),
    ]),
    step("return", [
      longText("gain", { words: words("gain"), most: 1500 }),
      longText("half", { words: words("half"), most: 1000, rows: 4 }),
      choices("season", {
        words: words("season"),
        options: ["allYear", "january", "april", "july", "october"],
      }),
    ]),
    step("records", [
      choices("records", {
        words: words("records"),
        options: ["cashBook", "wallet", "bank", "receipts", "suppliers", "none"],
      }),
      longText("stands", { words: words("stands"), most: 1000, rows: 4, optional: true }),
    ]),
    step("you", [fullName, ownRole, callNumberIn("registerCountry")]),
  ],
});
