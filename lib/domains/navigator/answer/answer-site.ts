import type { Unit } from "#lib/services/search/open/passage.ts";
import type { Corpus } from "../corpus.ts";
import type { Sentence } from "../open/answer.ts";
import { siteTopics, type SiteTopic } from "../topics/site.ts";
import { sayProse } from "./say-unit.ts";

/**
 * The topic of a question about the site itself. If the question names a country, only topics that no country page
 * answers count.
 */
export const findSiteTopic = (folded: string, namesCountry = false): SiteTopic | undefined =>
  siteTopics.find(({ says, isOfAnyCountry }) => (isOfAnyCountry || !namesCountry) && says.test(folded));

/** Lines in the head of a page that say nothing about it. */
const isAside = ({ text, label }: Unit): boolean =>
  /^(?:ask us$|reviewed on)/i.test(text) || text.split(" ").length < (label ? 2 : 4);

/** Answers a question about the site from its own pages. */
export function answerSite(
  corpus: Pick<Corpus, "passagesOf">,
  { path, section, label }: SiteTopic,
  most: number,
): Sentence[] {
  const passages = corpus.passagesOf(path);
  const own = passages.filter(({ anchor }) => anchor === section);
  const units = own.flatMap((passage) => passage.units.map((unit) => ({ passage, unit })));
  const named = label
    ? units.filter(({ unit, passage }) => label.test(unit.label ?? passage.heading))
    : units;
  return (named.length > 0 ? named : units)
    .filter(({ unit }) => !isAside(unit))
    .slice(0, most)
    .map(({ passage, unit }) => sayProse(passage, label ? { ...unit, label: "" } : unit));
}
