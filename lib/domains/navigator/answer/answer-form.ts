import { stemOf } from "#lib/services/search/open/words.ts";
import { fold } from "#lib/platform/text/fold.ts";
import type { Corpus } from "../corpus.ts";
import type { Sentence } from "../open/answer.ts";
import { sayProse } from "./say-unit.ts";

/** What a question asks about a form, with the label of the line in the form's head that answers it. */
const asked: readonly (readonly [says: RegExp, label: RegExp])[] = [
  [/\bhow (?:long|many minutes|much time)\b.*\b(?:form|take|fill|need)\b|\btime needed\b/, /^time needed$/i],
  [
    /\b(?:how (?:fast|soon|quick(?:ly)?|long)|when)\b.*\b(?:answer|reply|respon\w+|hear|decided|decision)\b/,
    /^answer$/i,
  ],
  [/\bwho (?:decides|reads|looks)\b/, /^who decides$/i],
];

const isForm = /\b(?:forms?|apply|applying|application|enquiry|enquiries|inquiry|request)\b/;
const mostRead = 12;

/** Answers how long a form takes, when it is answered and who decides, from the form's page. */
export function answerForm(
  corpus: Pick<Corpus, "findPassages">,
  folded: string,
  words: readonly string[],
): Sentence[] {
  const wanted = isForm.test(folded) ? asked.filter(([says]) => says.test(folded)) : [];
  if (wanted.length === 0) return [];
  const stems = words.map(stemOf);
  const titled = corpus
    .findPassages({ text: words.join(" "), kinds: ["form"] }, mostRead)
    .map(({ passage }) => {
      const own = new Set(fold(`${passage.title} ${passage.path}`).split(" ").map(stemOf));
      return { passage, held: stems.filter((stem) => own.has(stem)).length };
    })
    .filter(
      ({ held, passage }) => held > 0 && passage.units.some(({ label = "" }) => /^time needed$/i.test(label)),
    )
    .toSorted((one, other) => other.held - one.held);
  const [best] = titled;
  if (!best) return [];
  return wanted.flatMap(([, label]) => {
    const unit = best.passage.units.find((one) => label.test(one.label ?? ""));
    return unit ? [sayProse(best.passage, unit, true)] : [];
  });
}
