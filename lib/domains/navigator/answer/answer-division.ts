import type { Corpus } from "../corpus.ts";
import type { Sentence } from "../open/answer.ts";
import { leadOf } from "./lead-of.ts";
import { sayProse } from "./say-unit.ts";
import { stemsIn } from "./stems-in.ts";

/** What a question asks about a division (is it open, what does it cost), with the sentences that answer it. */
const askedOf: readonly (readonly [asked: RegExp, text: RegExp])[] = [
  [
    /\b(?:open|opened|running|available|licensed|live|exists?|started|working)\b/,
    /\b(?:open|opens|licen[cs]e[ds]?|planned|running|sold|started|operates?)\b/i,
  ],
  [/\b(?:costs?|price|fees?|how much|expensive|pay)\b/, /\b(?:prices?|costs?|dollars?|free|fees?)\b/i],
];

/** Words that ask something about a division and are not part of its name. */
const ofAsking = new Set(
  "open opened running available licensed live exist exists started working cost costs price fee fees expensive pay day month year week".split(
    " ",
  ),
);

const divisionPage = /^\/subsidiaries\/[^/]+$/;
const mostRead = 12;
/** A question with at most this many words beside the name still asks what the division is. */
const mostBeside = 1;

/**
 * Answers a question about a division from the head of its page: with the sentences about what is asked ("is the credit
 * union open yet"), or else with those that say what it is.
 */
export function answerDivision(
  corpus: Pick<Corpus, "findPassages" | "passagesOf">,
  folded: string,
  words: readonly string[],
): Sentence[] {
  const meaningful = words.filter((word) => !ofAsking.has(word));
  const stems = new Set(stemsIn(meaningful.join(" ")));
  const nameOf = (title: string) => stemsIn(title.split(":")[0] ?? "");
  const isBeside = (name: readonly string[]) => stems.size - name.length <= mostBeside;
  const [found] = corpus
    .findPassages({ text: meaningful.join(" "), kinds: ["group"] }, mostRead)
    .map(({ passage }) => ({ passage, name: nameOf(passage.title) }))
    .filter(
      ({ passage: { path }, name }) =>
        divisionPage.test(path) &&
        name.every((stem) => stems.has(stem)) &&
        // A name of one word may also be an ordinary word.
        (name.length > 1 || isBeside(name)),
    );
  const lead = found && leadOf(corpus.passagesOf(found.passage.path), mostRead);
  if (!found || !lead) return [];
  const asked = askedOf.filter(([pattern]) => pattern.test(folded)).map(([, answers]) => answers);
  const answering = lead.units.filter(({ text }) => asked.some((answers) => answers.test(text)));
  const units = answering.length > 0 ? answering : isBeside(found.name) ? lead.units : [];
  return units.slice(0, asked.length > 0 ? 2 : undefined).map((unit) => sayProse(lead.passage, unit));
}
