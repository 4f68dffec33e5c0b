import type { Corpus } from "#lib/domains/navigator/corpus.ts";
import { stemOf } from "#lib/services/search/open/words.ts";
import type { Passage, Unit } from "#lib/services/search/open/passage.ts";
import { readQuery } from "#lib/services/search/read-query.ts";
import { fold } from "#lib/platform/text/fold.ts";

/** A passage of a country's guide, with the parts that a test overrides. */
export const aPassage = (units: readonly Unit[], rest: Partial<Passage> = {}): Passage => ({
  path: "/start-business/ghana",
  anchor: "",
  kind: "guide",
  country: "ghana",
  title: "Register a company in Ghana",
  heading: "",
  units,
  ...rest,
});

const stemsOf = (text: string) => new Set(fold(text).split(" ").map(stemOf));

const heldIn = ({ title, heading, units }: Passage) =>
  stemsOf([title, heading, ...units.map(({ label = "", text }) => `${label} ${text}`)].join(" "));

/** A corpus of these passages alone, which ranks them by the plain share of a query's words. */
export function smallCorpus(passages: readonly Passage[], id = "small"): Corpus {
  return {
    corpusId: () => id,
    readQuery: (text) => readQuery(text),
    shareHolding: (stem, country) => {
      const all = passages.filter((one) => !country || one.country === country);
      const holding = all.filter((one) => heldIn(one).has(stem));
      return holding.length / Math.max(1, all.length);
    },
    passagesOf: (path) => passages.filter((passage) => passage.path === path),
    findPassages: ({ text, country, kinds }, most) => {
      const wanted = readQuery(text).words.map(stemOf);
      return passages
        .filter((one) => (!country || one.country === country) && (!kinds || kinds.includes(one.kind)))
        .map((passage) => {
          const held = heldIn(passage);
          const coverage = wanted.filter((stem) => held.has(stem)).length / Math.max(1, wanted.length);
          return { passage, score: coverage, coverage };
        })
        .filter(({ coverage }) => coverage > 0)
        .sort((one, other) => other.score - one.score)
        .slice(0, most);
    },
  };
}
