import { stemOf } from "#lib/services/search/open/words.ts";
import type { Corpus } from "../corpus.ts";
import type { Understood } from "../understand/understand.ts";
import { termsOf } from "../understand/read-concepts.ts";
import { bestUnits, type FoundUnit, type WeighedWord } from "./find-unit.ts";
import { pageOf } from "./page-of.ts";

/** Asks for a deadline, or for what recurs each year. */
const asksWhen =
  /\b(?:by when|until when|by (?:which|what) (?:day|date)|until (?:which|what) (?:day|date)|deadlines?|due|(?:filing|last|latest) (?:day|date)|when (?:is|are|must|do|does|should|will|can)|will \w+ have|within how|(?:annual|yearly|every year|each year)\b.*\b(?:fees?|pay|returns?)|date limite|echeances?|quand|jusqu a|prazos?|ate quando|data limite)\b/;
/**
 * Asks how long one has. It counts only in questions about staff or social security: elsewhere it may ask how long a
 * registration takes.
 */
const asksHowLong = /\b(?:delais?|how long (?:do|have)|how many days (?:do|have))\b/;
/** Says when. A row without it says only who has a duty. */
const saysWhen =
  /\b(?:by|within|before|after|until|at|on|every|each|days?|weeks?|months?|years?|monthly|quarterly|yearly|annually|twice|once|\d{1,2}(?:st|nd|rd|th)|20\d\d)\b/i;
/** The least share of the question that a duty contains to be the one that is meant. */
const leastOfDuty = 0.4;
/** Every duty is about companies that register and pay, so these words do not say which one is meant. */
const ofAnyDuty = ["company", "register"];
const paying: ReadonlySet<string> = new Set(["pay", "payer", "pagar"]);
const namesDuty = (word: string): boolean =>
  !paying.has(word) && !ofAnyDuty.some((one) => termsOf(word).includes(one));

/** The duty after registration that the question is about. Undefined if the question does not ask for a deadline. */
export function findDuty(
  corpus: Pick<Corpus, "passagesOf">,
  words: readonly WeighedWord[],
  { folded, concepts, countries: [slug] }: Pick<Understood, "folded" | "concepts" | "countries">,
): FoundUnit | undefined {
  const isOfStaff = concepts.includes("hire") || concepts.includes("social_security");
  if (!slug || !(asksWhen.test(folded) || (isOfStaff && asksHowLong.test(folded)))) return undefined;
  const after = corpus.passagesOf(pageOf("guide", slug)).find(({ anchor }) => anchor === "after");
  if (!after) return undefined;
  // The heading above all duties does not tell them apart.
  const duties = {
    ...after,
    heading: "",
    anchor: "",
    units: after.units.filter(({ label, text }) => label && saysWhen.test(text)),
  };
  // A thing may be called by any of its terms, in any language.
  const meant = words.map((word) => {
    const others = termsOf(word.word);
    return { ...word, forms: [...word.forms, ...others], stems: [...word.stems, ...others.map(stemOf)] };
  });
  const [found] = bestUnits([duties], meant, folded);
  const isMeant = found?.held.some(({ word }) => namesDuty(word));
  return found && isMeant && found.share >= leastOfDuty ? { ...found, passage: after } : undefined;
}
