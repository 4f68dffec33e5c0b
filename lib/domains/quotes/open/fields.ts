import { currencies, ownCurrencies } from "#lib/data/currency/open/currencies.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { date, longText, money, text, yesNo, type Field } from "#lib/domains/fields/open/fields.ts";
import type { Read } from "#lib/domains/fields/open/read-post.ts";
import type { AnswerAction } from "./paths.ts";

const words = (key: string) => ({ area: "quotes", key: `field.${key}` }) as const;

/** The parts of a buyer's request that a vendor reads: never who the buyer is, nor a file. */
export const passedNames = ["goods", "amount", "quality", "deliverTo", "place", "by"] as const;

/** What staff enter when they pass a request on. */
export const passOnFields = [
  date("until", { words: words("until"), earliestDays: 1, latestDays: 90 }),
] as const satisfies readonly Field[];

/** Which request, and which vendors are ticked. */
export const passOnUnseen: readonly Read[] = [unseen("reference"), { kind: "choices", name: "vendors" }];

/** The fields of a quote. */
export const quoteFields = [
  money("price", {
    words: words("price"),
    currencies: [...currencies.map(({ code }) => code), ...ownCurrencies],
    max: 1_000_000_000,
  }),
  text("covers", { words: words("covers"), most: 200, autoComplete: "off" }),
  date("holdsUntil", { words: words("holdsUntil"), earliestDays: 1, latestDays: 365 }),
  text("delivery", { words: words("delivery"), most: 160, autoComplete: "off" }),
  longText("note", { words: words("note"), most: 1500, rows: 4, optional: true }),
  yesNo("showName", { words: words("showName") }),
] as const satisfies readonly Field[];

/** Why a vendor does not quote. */
export const declineFields = [
  longText("reason", { words: words("reason"), most: 500, rows: 3 }),
] as const satisfies readonly Field[];

export const fieldsOfAnswer = { give: quoteFields, decline: declineFields } as const satisfies Record<
  AnswerAction,
  readonly Field[]
>;

/** The id under which a page looks up the draft of a rejected post. */
export const quoteFormId = (action: string): string => `quote.${action}`;
