import { listPassports } from "#lib/countries/visa/open/passport-names.ts";
import { countrySlugs } from "#lib/countries/record/open/slugs.ts";
import { findCountry } from "../../countries/record/index.ts";
import { oncePerProcess } from "#lib/per-process.ts";
import { fold } from "#lib/text/fold.ts";
import type { Refusal } from "../open/answer.ts";
import type { Understood } from "../understand/understand.ts";
import { signs } from "./signs.ts";

/** A question is shorter; of more nobody can say what is asked. */
const longest = 1_500;
/** In a question words are shorter. */
const longestWord = 45;

const latin = /\p{Script=Latin}/u;

/** Somebody's number or address, asked for by a name. */
const ofSomebody =
  /\b(?:number|contact|address|email|e-mail|salary|age|wife|husband|whereabouts|house) (?:of|for) (?:(?:Mr|Mrs|Ms|Dr|Chief|Pastor|President)\.? )?\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+/u;

/** "Amina's phone number" */
const ownedBySomebody =
  /(?<!\b(?:i am|i'm|i’m|im) (?:an? )?(?:\p{L}+ )?)\b\p{L}{3,}['’]s (?:(?:private|home) )?(?:phone|mobile|number|address|e-?mail|wife|husband|house|salary|children)\b/iu;

/** Names of countries outside Africa, folded. */
const others = () =>
  oncePerProcess("countries outside africa", () => {
    const home = new Set<string>(countrySlugs.flatMap((slug) => findCountry(slug)?.iso2 ?? []));
    const names = listPassports().filter(({ code }) => !home.has(code));
    return [
      ...names.map(({ country }) => fold(country)).filter((name) => name.length > 3),
      ..."usa, america, uk, england, london, new york, paris, dubai, europe, asia, schengen, texas, california, beijing, delaware, florida, belgique, allemagne, espagne, italie, suisse, chine, angleterre, etats unis, royaume uni, alemanha, espanha, bresil, brasil, estados unidos".split(
        ", ",
      ),
    ];
  });

const namesOther = (folded: string): boolean => others().some((name) => ` ${folded} `.includes(` ${name} `));

/** Nothing of it can be read as a question. */
function isUnreadable(ask: string): boolean {
  return (
    !latin.test(ask) ||
    fold(ask)
      .split(" ")
      .every((word) => word.length > longestWord || !latin.test(word))
  );
}

/**
 * Why a question is not answered, by what it says; undefined where nothing speaks against it. Whether something supports an answer
 * is another question.
 */
export function findRefusal(ask: string, asked: Understood): Refusal | undefined {
  if (isUnreadable(ask)) return "unreadable";
  if (ask.length > longest && !(asked.isClear && asked.topics.length > 0)) return "unreadable";
  const { folded, concepts } = asked;
  const sign = signs.find(
    ({ says, unless, answers = [] }) =>
      says.test(folded) && !unless?.test(folded) && !answers.some((concept) => concepts.includes(concept)),
  );
  if (sign) return sign.why;
  if (ofSomebody.test(ask) || ownedBySomebody.test(ask)) return "person";
  // Where no country of Africa is named, one elsewhere is what it is about; where somebody is from is taken out before.
  if (!asked.namesCountry && namesOther(asked.said)) return "outside";
  return undefined;
}
