import { listPassports } from "#lib/data/countries/visa/open/passport-names.ts";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { fold } from "#lib/platform/text/fold.ts";
import type { Refusal } from "../open/answer.ts";
import type { Understood } from "../understand/understand.ts";
import { signs } from "./signs.ts";

/** A longer question cannot be understood, unless its topic is clear. */
const longest = 1_500;
/** Longer words are not counted as words of a question. */
const longestWord = 45;

const latin = /\p{Script=Latin}/u;

/** Asks for the number, address or other details of a named person. */
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

/** Whether nothing in the input can be read as a question. */
function isUnreadable(ask: string): boolean {
  return (
    !latin.test(ask) ||
    fold(ask)
      .split(" ")
      .every((word) => word.length > longestWord || !latin.test(word))
  );
}

/**
 * Why a question is not answered, judged by its wording; undefined if nothing speaks against it. Whether the pages
 * support an answer is decided elsewhere.
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
  // If the question names no African country, it is about the other country that it names. `remainder` no longer has the
  // asker's nationality.
  if (!asked.namesCountry && namesOther(asked.remainder)) return "outside";
  return undefined;
}
