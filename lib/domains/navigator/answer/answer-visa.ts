import { entryWords, findEntry, noteMark, noteWords, stateWords } from "#lib/data/countries/index.ts";
import type { PassportCode } from "#lib/data/countries/record/open/passports.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { passportName } from "#lib/data/countries/visa/open/passport-names.ts";
import { passportLine, passportPath } from "#lib/data/countries/visa/open/passport-path.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import type { Corpus } from "../corpus.ts";
import type { Sentence } from "../open/answer.ts";
import { nameOf, sayMissing } from "./say-unit.ts";

/** How many notes are shown with a rule. The page of the passport has all of them. */
const mostNotes = 2;

/** What a country requires of a passport, as its line on the page of that passport says. */
export function answerVisa(
  corpus: Pick<Corpus, "passagesOf">,
  passport: PassportCode,
  slug: CountrySlug,
  most: number,
): Sentence[] {
  const words = wordsOf("navigator");
  const country = nameOf(slug);
  const name = passportName(passport);
  const line = corpus.passagesOf(passportPath(passport)).find(({ anchor }) => anchor === slug);
  const [unit] = line?.units ?? [];
  const { fact, reason } = findEntry(passport, slug);
  const cite = { href: passportLine(passport, slug), title: line?.title ?? name };
  if (!fact) {
    const text = words("say.missing", { country, label: name, reason: reason ?? "none" });
    return unit && line
      ? [sayMissing(line, unit, name)]
      : [{ text, quote: reason ?? "", cite, country: slug }];
  }
  const entry = entryWords(fact);
  const state = stateWords(fact);
  const rule = words("say.visa", { passport: name, country, value: entry, when: state });
  const lead: Sentence = {
    text: fact.isDoubted ? words("say.unconfirmed", { sentence: rule }) : rule,
    quote: unit?.text ?? entry,
    cite: { ...cite, date: state },
    country: slug,
  };
  const notes = fact.notes.slice(0, mostNotes).map((note): Sentence => {
    const mark = noteMark(note);
    const noteText = noteWords(note);
    return {
      text: mark
        ? words("say.unconfirmed", {
            sentence: words("say.marked", { sentence: noteText.replace(/\.$/, ""), marks: mark }),
          })
        : noteText,
      quote: noteText,
      cite: { ...cite, ...(mark && { marks: [mark] }) },
      country: slug,
    };
  });
  return [lead, ...notes].slice(0, most);
}
