import { findCountry } from "../countries/index.ts";
import { stemOf } from "#lib/search/open/words.ts";
import type { CountrySlug } from "../countries/record/open/slugs.ts";
import { findPassport } from "../countries/visa/open/find-passport.ts";
import { hrefOfPassage } from "../search/open/href-of-unit.ts";
import { fold } from "#lib/text/fold.ts";
import { listFormat } from "#lib/words/open/formats.ts";
import { wordsOf, type WordKey } from "#lib/words/index.ts";
import { answerPassages } from "./answer/answer-passages.ts";
import { answerRows } from "./answer/answer-rows.ts";
import { answerSite, findSiteTopic } from "./answer/answer-site.ts";
import { answerTopic } from "./answer/answer-topic.ts";
import { answerVisa } from "./answer/answer-visa.ts";
import { findDuty } from "./answer/find-duty.ts";
import { findUnits, weighWords, type FoundUnit, type WeighedWord } from "./answer/find-unit.ts";
import { keepLatest } from "./answer/keep-latest.ts";
import { officesOf } from "./answer/offices-of.ts";
import { isPast } from "./answer/trust.ts";
import { pageOf } from "./answer/page-of.ts";
import { nameOf, sayProse, sayRow } from "./answer/say-unit.ts";
import { stemsIn } from "./answer/stems-in.ts";
import type { Corpus } from "./corpus.ts";
import type { AskedQuestion, Link, NavigatorAnswer, Refusal, Sentence } from "./open/answer.ts";
import { findRefusal } from "./refuse/find-refusal.ts";
import { routesOf } from "./refuse/routes.ts";
import { visaTopic } from "./topics/living.ts";
import type { Topic } from "./topics/topic.ts";
import { inferCountry, leastForCountry } from "./understand/infer-country.ts";
import { understand, type Understood } from "./understand/understand.ts";

/** So many countries are compared in one answer, and so many sentences are said of one, or of each of several. */
const mostCountries = 3;
const mostSentences = 4;
const mostOfEach = 2;
/** Answers are kept for the questions that are asked again and again. */
const mostKept = 400;

/** Countries that are asked about most, offered where a question names none. */
const asked = ["nigeria", "ghana", "kenya", "rwanda", "senegal", "south-africa"] as const;

type Base = Pick<NavigatorAnswer, "countries"> & { about?: string; passport?: string };

const known = (understood: Understood, topic?: Topic): Base => ({
  countries: understood.countries.slice(0, mostCountries),
  ...(topic && { about: topic.id }),
  ...(understood.passport && { passport: understood.passport }),
});

const refuse = (understood: Understood, why: Refusal, topic?: Topic): NavigatorAnswer => ({
  ...known(understood, topic),
  does: "refuse",
  why,
  routes: routesOf(why, understood.countries),
});

/** Questions that are asked next, about the same country. */
function followUpsOf(topics: readonly Topic[], [slug]: readonly string[]): string[] {
  const words = wordsOf("navigator");
  if (!slug) return [];
  const next = [...new Set(topics.flatMap((topic) => topic.next ?? []))].map((id) => `ask.${id}`);
  return next
    .filter((key): key is WordKey<"navigator"> => words.has(key))
    .map((key) => words(key, { country: nameOf(slug) }))
    .slice(0, 3);
}

/** The sections that the answer stands in, and the help desk of the first country. */
function relatedOf(corpus: Corpus, topics: readonly Topic[], { countries, way }: Understood): Link[] {
  const words = wordsOf("navigator");
  const [slug] = countries;
  if (!slug) return [];
  const links = topics.flatMap((topic) => {
    const reading = topic.slots[0]?.[0];
    if (!reading) return [];
    const path = pageOf(reading.page, slug, topic.byWay ? way : undefined);
    const passage = corpus.passagesOf(path).find(({ anchor }) => anchor === reading.section);
    if (!passage) return [];
    const part = passage.anchor === "register" || passage.heading === "" ? passage.title : passage.heading;
    return { href: hrefOfPassage(passage), label: words("related.country", { country: nameOf(slug), part }) };
  });
  const desk = {
    href: `/one-africa/${slug}/help-desk`,
    label: words("route.helpDesk", { country: nameOf(slug) }),
  };
  return [...links, desk];
}

function compareOf(countries: readonly string[]): Link | undefined {
  const compared = countries.slice(0, mostCountries);
  if (compared.length < 2) return undefined;
  const names = listFormat({ type: "conjunction" }).format(compared.map(nameOf));
  return {
    href: `/explore/compare?c=${compared.join(",")}`,
    label: wordsOf("navigator")("compare.label", { names, left: countries.length - compared.length }),
  };
}

/** What depends on the passport of whoever enters. */
const isOfEntry = ({ id }: Topic): boolean =>
  id === visaTopic.id || id === "e-visa" || id === "visa-on-arrival";

const sayTopic = (
  corpus: Corpus,
  topic: Topic,
  understood: Understood,
  slug: string,
  most: number,
): Sentence[] => {
  const { passport, way, words } = understood;
  const code = passport && findPassport(passport)?.code;
  if (isOfEntry(topic) && code) return answerVisa(corpus, code, slug as CountrySlug, most);
  return answerTopic(topic, { corpus, slug, way, words }, most);
};

/** Sentences by rule, for each country in the order in which they were named. */
function sayTopics(corpus: Corpus, topics: readonly Topic[], understood: Understood): Sentence[] {
  const slugs = understood.countries
    .slice(0, mostCountries)
    .filter((slug) => findCountry(slug) !== undefined);
  const most = slugs.length > 1 || topics.length > 1 ? mostOfEach : mostSentences;
  const said = slugs.flatMap((slug) =>
    topics.flatMap((topic) => sayTopic(corpus, topic, understood, slug, most)),
  );
  return slugs.length > 1 ? said : said.slice(0, mostSentences);
}

function answerByPassages(
  corpus: Corpus,
  understood: Understood,
  oneOf: readonly string[] = [],
): NavigatorAnswer | undefined {
  const slugs = understood.countries.slice(0, mostCountries);
  const of = (country?: string) =>
    answerPassages(
      corpus,
      { folded: understood.folded, words: understood.words, country, oneOf },
      slugs.length > 1 ? mostOfEach : mostSentences,
    );
  const sentences = slugs.length > 0 ? slugs.flatMap((slug) => of(slug)) : of();
  if (sentences.length === 0) return undefined;
  const compare = compareOf(understood.countries);
  return {
    ...known(understood),
    does: "answer",
    sentences,
    offices: [],
    ...(compare && { compare }),
    related: relatedOf(corpus, [], understood),
    followUps: [],
  };
}

/** Where a chance, a risk, a town, a duty or an event of a country is named by its own words. `oneOf`: words it has to hold one of. */
function answerByRows(
  corpus: Corpus,
  understood: Understood,
  words: readonly string[],
  oneOf: readonly string[] = [],
  isByText = false,
): NavigatorAnswer | undefined {
  const slugs = understood.countries.slice(0, mostCountries);
  const sentences = slugs.flatMap((slug) => answerRows(corpus, { slug, words, oneOf, isByText }, mostOfEach));
  if (sentences.length === 0) return undefined;
  return {
    ...known(understood),
    does: "answer",
    sentences,
    offices: [],
    related: relatedOf(corpus, [], understood),
    followUps: [],
  };
}

/** Who somebody of the past was, where the history of a country names them. */
const asksWhoWas = /^(?:who (?:was|were)|qui etait|quem foi)\b/;

function answerByHistory(corpus: Corpus, understood: Understood): NavigatorAnswer | undefined {
  const { folded, words } = understood;
  if (!asksWhoWas.test(folded)) return undefined;
  const [found] = corpus.findPassages({ text: words.join(" "), kinds: ["history"] }, 1);
  const country = found && found.coverage >= leastForCountry ? found.passage.country : undefined;
  return country ? answerByRows(corpus, { ...understood, countries: [country] }, words, words) : undefined;
}

const isNameOf = (slugs: readonly string[], word: string): boolean =>
  slugs.some((slug) =>
    fold(`${nameOf(slug)} ${slug}`)
      .split(" ")
      .includes(word),
  );

/** Topics that are asked for by verbs: what is sold or bought counts more where a row speaks of it. */
const ofGoods = new Set(["exports", "imports", "trade", "opportunities", "home-market"]);

/** A form or an application is asked about, and not a country. */
const asksForForm = /\b(?:apply|application|applying|form|grower|outgrower|waiting list)\b/;

/** Where no topic is clear, or no country: what a row of the country says, else a passage, else what is missing is asked for. */
function answerFreely(corpus: Corpus, understood: Understood): NavigatorAnswer {
  const { topics, isClear, words, unknown, names, countries, namesCountry, folded } = understood;
  const [topic] = topics;
  const clear = isClear ? topic : undefined;
  const byRow = answerByRows(corpus, understood, words, unknown) ?? answerByRows(corpus, understood, words);
  if (byRow) return byRow;
  // What the question says beside a country is about the group, unless a topic is clear.
  const byPassages =
    namesCountry || !clear || asksForForm.test(folded) ? answerByPassages(corpus, understood) : undefined;
  if (byPassages) return byPassages;
  // What a country was called once is asked about as well: "zaire when".
  const former = names.filter((name) => !isNameOf(countries, name));
  const byFormer =
    former.length > 0 ? answerByRows(corpus, understood, [...words, ...former], former) : undefined;
  if (byFormer) return byFormer;
  if (!clear) return refuse(understood, "unsupported");
  const ofGroup = unknown.length > 0 ? answerByPassages(corpus, understood, unknown) : undefined;
  return ofGroup ?? { ...known(understood, clear), does: "ask-country", suggestions: asked };
}

function answerByTopic(corpus: Corpus, topic: Topic, understood: Understood): NavigatorAnswer {
  const { topics, countries, words, unknown, passport } = understood;
  const mayBeNamed = unknown.length > 0 && topic !== visaTopic && topic.id !== "holidays";
  const byName = mayBeNamed
    ? answerByRows(corpus, understood, words, unknown, ofGoods.has(topic.id))
    : undefined;
  if (byName) return byName;
  const sentences = sayTopics(corpus, topics, understood);
  if (sentences.length === 0)
    return answerByPassages(corpus, understood) ?? refuse(understood, "unsupported", topic);
  if (topic === visaTopic && !passport)
    return { ...known(understood, topic), does: "ask-passport", sentences };
  const compare = compareOf(countries);
  return {
    ...known(understood, topic),
    does: "answer",
    sentences,
    offices: officesOf(topic, countries.slice(0, mostCountries)),
    ...(compare && { compare }),
    related: relatedOf(corpus, topics, understood),
    followUps: followUpsOf(topics, countries),
  };
}

/** Where nothing else answers, a row does with so much of the weight of a question, or of one without a country. */
const leastAlone = 0.45;
const leastOfGroup = 0.6;
/** Before what is said by rule it stands with so much, and with so much more than that. */
const leastBefore = 0.45;
const leastMore = 0.1;
/** With so much it says nearly what was asked. */
const nearlyAll = 0.9;
/** A word of such a weight tells a row apart by itself. */
const tellsAlone = 0.75;

/** Whether a row holds enough to answer where nothing else does. */
function mayAnswer({ share, such }: FoundUnit, isOfCountry: boolean): boolean {
  const telling = such.filter(({ isTelling }) => isTelling);
  if (!isOfCountry) return share >= leastOfGroup && telling.length > 1;
  const isTold = telling.length > 1 || telling.some(({ weight }) => weight >= tellsAlone);
  return share >= leastAlone && isTold;
}

const weightOf = (list: readonly WeighedWord[]): number => list.reduce((sum, { weight }) => sum + weight, 0);

/** The words that what is said by rule does not hold. */
function lackingIn(sentences: readonly Sentence[], words: readonly WeighedWord[]): WeighedWord[] {
  const said = new Set(
    stemsIn(sentences.map(({ text, quote, cite }) => `${cite.title} ${text} ${quote}`).join(" ")),
  );
  return words.filter(({ word, stems }) => ![stemOf(word), ...stems].some((stem) => said.has(stem)));
}

/** Whether a row says more of what was asked than what is said by rule: a telling word of it is lacking there. */
function saysMore(
  { passage, share, held, such, hasPair }: FoundUnit,
  words: readonly WeighedWord[],
  asking: readonly string[],
  unsaid: readonly WeighedWord[],
): boolean {
  if (share < leastBefore || isPast(passage)) return false;
  const tells = such.filter((word) => word.isTelling && unsaid.includes(word));
  if (share >= nearlyAll && hasPair && tells.length > 1) return true;
  // What asks for the rule is said by it, in other words.
  const lacking = unsaid.filter(({ word }) => !asking.includes(word));
  const telling = tells.filter((word) => lacking.includes(word));
  const isAbout = held.some(({ word }) => asking.includes(word));
  return (
    share >= 1 - weightOf(lacking) / weightOf(words) + leastMore &&
    (telling.length > 1 ||
      (telling.length > 0 && share >= nearlyAll) ||
      telling.some(({ weight }) => isAbout || weight >= tellsAlone))
  );
}

const sayUnit = ({ passage, unit }: FoundUnit): Sentence =>
  unit.label ? sayRow(passage, unit, { says: "say.named", isWhole: true }) : sayProse(passage, unit, true);

/** A row, then what is said by rule, then what else is said of the row; nothing twice. */
const putFirst = ([first, ...more]: readonly Sentence[], byRule: readonly Sentence[]): Sentence[] => {
  const all = [
    ...(first ? [first] : []),
    ...byRule.slice(0, mostOfEach),
    ...more,
    ...byRule.slice(mostOfEach),
  ];
  return all
    .filter((one, at) => all.findIndex(({ cite }) => cite.href === one.cite.href) === at)
    .slice(0, mostSentences);
};

/** The best row, and one of another part that holds the same telling words. */
function sayFound([best, ...others]: readonly FoundUnit[]): Sentence[] {
  if (!best) return [];
  const telling = best.such.filter(({ isTelling }) => isTelling);
  const also = others.find(({ such }) => telling.length > 0 && telling.every((word) => such.includes(word)));
  const { passage, unit } = best;
  const under = passage.units
    .slice(passage.units.indexOf(unit) + 1)
    .filter(({ label }) => label && label === unit.label);
  return [
    sayUnit(best),
    ...(also ? [sayUnit(also)] : []),
    ...under.slice(0, mostOfEach).map((one) => sayProse(passage, { ...one, label: "" })),
  ];
}

/**
 * The row that holds most of what tells the question apart answers first where what is said by rule lacks it, and alone where nothing
 * else answers. Whoever asks until when is told the duty that is meant.
 */
function preferTelling(
  corpus: Corpus,
  ask: string,
  understood: Understood,
  given: NavigatorAnswer,
): NavigatorAnswer {
  const { countries, topics, isClear, isInferred } = understood;
  const isOfRule = isClear && topics[0] !== undefined && countries.length > 0;
  if (countries.length > 1 || given.does === "ask-country") return given;
  const isEntry = isOfRule && topics.some(isOfEntry);
  const words = weighWords(corpus, ask, understood);
  const sentences = given.does === "refuse" ? [] : given.sentences;
  const duty = findDuty(corpus, words, understood);
  const alone = (said: readonly Sentence[]): NavigatorAnswer => ({
    ...known(understood),
    does: "answer",
    sentences: said,
    offices: [],
    related: relatedOf(corpus, [], understood),
    followUps: [],
  });
  if (duty)
    return given.does === "answer"
      ? { ...given, sentences: putFirst([sayUnit(duty)], sentences) }
      : alone([sayUnit(duty)]);
  if (given.does === "refuse") {
    const found = findUnits(corpus, words, understood);
    return found[0] && mayAnswer(found[0], countries.length > 0 && !isInferred)
      ? alone(sayFound(found))
      : given;
  }
  // What goes on with the question before is answered by what that was about.
  if (isOfRule && !isEntry && understood.asking.length === 0) return given;
  const asking = isOfRule ? understood.asking : [];
  const unsaid = lackingIn(sentences, words);
  if (!unsaid.some(({ isTelling }) => isTelling)) return given;
  const found = findUnits(corpus, words, understood);
  // How one enters depends on the passport: only what the question calls so stands before it.
  if (isEntry && !found[0]?.hasPair) return given;
  return found[0] && saysMore(found[0], words, asking, unsaid)
    ? { ...given, sentences: putFirst(sayFound(found), sentences) }
    : given;
}

function answer(corpus: Corpus, question: AskedQuestion): NavigatorAnswer {
  const { ask } = question;
  const read = understand(corpus, question);
  const early = findRefusal(ask, read);
  if (early === "instructions" || early === "unreadable") return refuse(read, early);
  const site = findSiteTopic(read.folded, read.namesCountry);
  const inferred = !site && read.countries.length === 0 ? inferCountry(corpus, ask, read) : undefined;
  const understood = inferred
    ? { ...read, countries: [inferred], namesCountry: true, isInferred: true }
    : read;
  const why = inferred ? findRefusal(ask, understood) : early;
  if (why) return (why === "person" && answerByHistory(corpus, understood)) || refuse(understood, why);

  const sentences = site ? answerSite(corpus, site, mostSentences) : [];
  if (sentences.length > 0)
    return { countries: [], does: "answer", sentences, offices: [], related: [], followUps: [] };

  const { topics, countries, isClear } = understood;
  const [topic] = topics;
  const given =
    topic && isClear && countries.length > 0
      ? answerByTopic(corpus, topic, understood)
      : answerFreely(corpus, understood);
  return preferTelling(corpus, ask, understood, given);
}

export type Navigator = {
  answerQuestion: (asked: AskedQuestion) => NavigatorAnswer;
  shortAnswer: (q: string) => Sentence | undefined;
};

/** The navigator over a corpus. It keeps its latest answers for as long as the corpus is the same. */
export function makeNavigator(corpus: Corpus): Navigator {
  const answers = keepLatest<NavigatorAnswer>(mostKept);
  const answerQuestion = (question: AskedQuestion): NavigatorAnswer => {
    const { ask, countries = [], about = "", passport = "" } = question;
    const name = JSON.stringify([corpus.corpusId(), ask, countries, about, passport]);
    return answers(name, () => answer(corpus, question));
  };
  return {
    answerQuestion,
    shortAnswer: (q) => {
      const understood = understand(corpus, { ask: q });
      if (!understood.isClear || understood.topics.length === 0 || understood.countries.length !== 1)
        return undefined;
      const said = answerQuestion({ ask: q });
      return said.does === "answer" ? said.sentences[0] : undefined;
    },
  };
}
