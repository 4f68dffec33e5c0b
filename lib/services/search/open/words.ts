/** Stop words in English, French and Portuguese, folded. */
export const smallWords: ReadonlySet<string> = new Set(
  `a about all also am an and any are as at be been but by can could did do does for from get give go got had has have
  he hello her him his how i if in into is it its know like long look looking may me more most much must my need no not
  of on one or other our out please see she should show so some such take takes taken tell than thank thanks that the
  their them there they this to too up us want was we were what when where which who why will wish with would you your
  au aux avec bonjour ce ces cette combien comment dans de des du elle en est et faut il je la le les merci nous ou par
  pour quand que quel quelle quelles quels qui sont sur un une vous
  com como da das dos e em na nas nos o os ola onde para pela pelo por preciso qual quais quando quanto quero ser
  uma`.split(/\s+/),
);

/** Words that the rules below would reduce to the stem of another word. */
const keptWhole: ReadonlySet<string> = new Set([
  "city",
  "customs",
  "directory",
  "importance",
  "important",
  "international",
  "news",
  "police",
  "portal",
  "station",
]);

/** Shorter words are not stemmed. */
const shortestWithEnding = 4;

/** The endings of plurals and of their singulars, also in French and Portuguese. The first match counts. */
const plurals: readonly (readonly [ending: RegExp, one: string])[] = [
  [/i(?:es|ed)$/, "y"],
  [/eaux$/, "eau"],
  [/(?:aux|ais)$/, "al"],
  [/(.{3}[cs])(?:oes|ao)$/, "$1"],
  [/([^s])s$/, "$1"],
];

/** Endings, and how many letters must be left without them. The first that may be removed is, then the next. */
const endings: readonly (readonly [ending: RegExp, shortest: number])[] = [
  [/(.)ity$/, 4],
  [/([^bip])ly$/, 4],
  [/([^aeou])y$/, 3],
  [/([^e])ed$/, 3],
  [/(.)(?:ment|[ai]bil|[ai]bl|ing|at|e)$/, 3],
  [/(.)(?:ship|ion|ism|ist|ant|al|ee|er|ic|is|iv|iz|or|i)$/, 4],
  [/(.)(?:anc|enc|ent|ar)$/, 5],
  [/(st)r$/, 5],
];

const hasVowel = /[aeiouy]/;
/** Removes a doubled consonant, as in planning, permitted and travelling. */
const withoutDouble = (word: string): string => word.replace(/([b-df-hj-np-tv-z])\1$/, "$1");

function withoutEnding(word: string): string {
  for (const [ending, shortest] of endings) {
    const stem = word.replace(ending, "$1");
    if (stem !== word && stem.length >= shortest && hasVowel.test(stem)) return withoutDouble(stem);
  }
  return word;
}

/** Unifies two spellings: labour and labor, licence and license. */
const inOneSpelling = (stem: string): string => stem.replace(/(.{3})our$/, "$1or").replace(/nc$/, "ns");

/** The singular of a word: company of companies, fiscal of fiscaux. */
function singular(word: string): string {
  const [ending, one] = plurals.find(([plural]) => plural.test(word)) ?? [];
  const stemmed = ending ? word.replace(ending, one ?? "") : word;
  return stemmed.length < shortestWithEnding - 1 ? word : stemmed;
}

function makeStem(word: string): string {
  if (keptWhole.has(word)) return word;
  const one = singular(word);
  if (keptWhole.has(one)) return one;
  let stem = one;
  for (let next = withoutEnding(stem); next !== stem; next = withoutEnding(stem)) stem = next;
  return inOneSpelling(withoutDouble(stem));
}

/** More than the distinct words of the whole site. */
const mostKept = 30_000;
/**
 * A cache of stems: the same words are in every query and passage, and computing a stem takes longer than all else that
 * is done with it.
 */
const kept = new Map<string, string>();

/**
 * The stem that the forms of a folded word have in common: register, registering and registration share one. It is not
 * a word itself, and serves only for comparison.
 */
export function stemOf(word: string): string {
  if (word.length < shortestWithEnding) return word;
  const known = kept.get(word);
  if (known !== undefined) return known;
  const stem = makeStem(word);
  if (kept.size >= mostKept) kept.clear();
  kept.set(word, stem);
  return stem;
}
