import { pluralRules } from "#lib/words/open/formats.ts";

const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
const rules = pluralRules({ type: "ordinal" });

/** "1st", "22nd": a day of the month in the words of a record. */
export const ordinal = (day: number): string => `${day}${endings[rules.select(day)] ?? "th"}`;
