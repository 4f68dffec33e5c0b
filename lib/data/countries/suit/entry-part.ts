import { entryWords } from "../visa/entry-words.ts";
import { findEntry } from "../visa/find-entry.ts";
import type { Passport } from "../visa/open/passport-names.ts";
import type { EntryRule } from "../visa/open/rules.ts";
import { uncounted, type Part } from "./part.ts";

/** An entry rule is a category, not an amount, so it has fixed points, which the page shows. */
export const entryPoints: Readonly<Record<EntryRule, number>> = {
  own: 100,
  visa_free: 100,
  visa_on_arrival: 75,
  eta: 75,
  e_visa: 40,
  visa_required: 10,
  no_admission: 0,
};

/** What each country requires of the passport. A rule that the research doubts does not count. */
export const entryPart = ({ code, name }: Pick<Passport, "code" | "name">): Part => ({
  id: "entry",
  label: name,
  of: (countries) =>
    countries.map(({ slug }) => {
      const { fact, reason } = findEntry(code, slug);
      if (!fact) return uncounted(reason);
      if (fact.isDoubted) return uncounted("the rule is in doubt for this passport");
      return {
        points: entryPoints[fact.rule],
        text: entryWords(fact),
        year: fact.asOf.slice(0, 4),
        source: null,
        reason: null,
      };
    }),
});
