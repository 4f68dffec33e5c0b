import type { WordKey } from "#lib/platform/words/index.ts";
import type { CountryPage, Reading } from "./topic.ts";

type Rest = Pick<Extract<Reading, { as: "row" }>, "most" | "text" | "isUnsourced" | "isWhole">;

/** A row by its label. */
export const row = (
  page: CountryPage,
  section: string,
  label: RegExp,
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
