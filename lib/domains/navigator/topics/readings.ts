import type { FactKey } from "#lib/data/countries/record/open/fact-key.ts";
import type { WordKey } from "#lib/platform/words/index.ts";
import type { CountryPage, Reading } from "./topic.ts";

type Rest = Pick<Extract<Reading, { as: "fact" }>, "most" | "isUnsourced" | "isWhole">;

/** The row of a fact, wherever it is in the section and whatever its label is. */
export const fact = (
  page: CountryPage,
  section: string,
  key: FactKey,
  says: WordKey<"navigator"> = "say.row",
  rest: Rest = {},
): Reading => ({ as: "fact", page, section, fact: key, says, ...rest });

/** A row by its label. */
export const row = (
  page: CountryPage,
  section: string,
  label: RegExp | string,
  says: WordKey<"navigator"> = "say.row",
  rest: Rest = {},
): Reading => ({ as: "row", page, section, label, says, ...rest });

/** Sentences below a heading; with null, those of the section that are below none. */
export const prose = (page: CountryPage, section: string, label: RegExp | null, most = 2): Reading => ({
  as: "prose",
  page,
  section,
  label,
  most,
});
