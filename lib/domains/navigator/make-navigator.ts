import { LRUCache } from "lru-cache";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { findPassport } from "#lib/data/countries/visa/open/passport-names.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { answerPassages } from "./answer/answer-passages.ts";
import { answerSite, findSiteTopic } from "./answer/answer-site.ts";
import { answerTopic } from "./answer/answer-topic.ts";
import { answerVisa } from "./answer/answer-visa.ts";
import {
  compareOf,
  followUpsOf,
  known,
  mostCountries,
  mostOfEach,
  mostSentences,
  relatedOf,
} from "./answer/around-answer.ts";
import { officesOf } from "./answer/offices-of.ts";
import { alone, answerUnits, isOfEntry, preferTelling } from "./answer/prefer-telling.ts";
import { nameOf } from "./answer/say-unit.ts";
import type { Corpus } from "./corpus.ts";
import type { AskedQuestion, NavigatorAnswer, Refusal, Sentence } from "./open/answer.ts";
import { findRefusal } from "./refuse/find-refusal.ts";
import { routesOf } from "./refuse/routes.ts";
import { visaTopic } from "./topics/living.ts";
import type { Topic } from "./topics/topic.ts";
import { inferCountry, leastForCountry } from "./understand/infer-country.ts";
import { understand, type Understood } from "./understand/understand.ts";

/** The size of the cache, for questions that are asked repeatedly. */
const mostKept = 400;

/** The countries most asked about, offered if a question names none. */
const asked = ["nigeria", "ghana", "kenya", "rwanda", "senegal", "south-africa"] as const;

const refuse = (understood: Understood, why: Refusal, topic?: Topic): NavigatorAnswer => ({
  ...known(understood, topic),
  does: "refuse",
  why,
  routes: routesOf(why, understood.countries),
});

const sayTopic = (
  corpus: Corpus,
  topic: Topic,
  understood: Understood,
  slug: string,
  most: number,
): Sentence[] => {
  const { passport, registration, words } = understood;
  const code = passport && findPassport(passport)?.code;
  if (isOfEntry(topic) && code) return answerVisa(corpus, code, slug as CountrySlug, most);
  return answerTopic(topic, { corpus, slug, registration, words }, most);
};

/** Rule-based sentences for each country, in the order in which the question names them. */
function sayTopics(corpus: Corpus, topics: readonly Topic[], understood: Understood): Sentence[] {
  const slugs = understood.countries
    .slice(0, mostCountries)
    .filter((slug) => findCountry(slug) !== undefined);
  const most = slugs.length > 1 || topics.length > 1 ? mostOfEach : mostSentences;
  const sentences = slugs.flatMap((slug) =>
    topics.flatMap((topic) => sayTopic(corpus, topic, understood, slug, most)),
  );
  return slugs.length > 1 ? sentences : sentences.slice(0, mostSentences);
}

/** Answers a question that names no country from the pages about the group. `oneOf`: as in `answerPassages`. */
function answerByPassages(
  corpus: Corpus,
  understood: Understood,
  oneOf: readonly string[] = [],
): NavigatorAnswer | undefined {
  const { folded, words, countries } = understood;
  if (countries.length > 0) return undefined;
  const sentences = answerPassages(corpus, { folded, words, oneOf }, mostSentences);
  return sentences.length > 0 ? alone(corpus, understood, sentences) : undefined;
}

const ofThePast = ["history"] as const;

/** Asks who a person of the past was, which the history of a country may answer. */
const asksWhoWas = /^(?:who (?:was|were)|qui etait|quem foi)\b/;

function answerByHistory(corpus: Corpus, understood: Understood): NavigatorAnswer | undefined {
  const { folded, words } = understood;
  if (!asksWhoWas.test(folded)) return undefined;
  const [found] = corpus.findPassages({ text: words.join(" "), kinds: ofThePast }, 1);
  const country = found && found.coverage >= leastForCountry ? found.passage.country : undefined;
  return country
    ? answerUnits(corpus, folded, { ...understood, countries: [country] }, ofThePast)
    : undefined;
}

const isNameOf = (slugs: readonly string[], word: string): boolean =>
  slugs.some((slug) =>
    fold(`${nameOf(slug)} ${slug}`)
      .split(" ")
      .includes(word),
  );

/**
 * Answers a question without a clear topic or country: by a row of the country, else by a passage, else by asking for
 * what is missing.
 */
function answerFreely(corpus: Corpus, ask: string, understood: Understood): NavigatorAnswer {
  const { topics, isClear, words, unknown, names, countries, namesCountry } = understood;
  const [topic] = topics;
  const clear = isClear ? topic : undefined;
  const byRow = countries.length > 0 ? answerUnits(corpus, ask, understood) : undefined;
  if (byRow) return byRow;
  // Without a country the question is about the group, unless a topic is clear.
  const byPassages = namesCountry || !clear ? answerByPassages(corpus, understood) : undefined;
  if (byPassages) return byPassages;
  // A former name of a country may be what is asked about: "zaire when".
  const former = names.filter((name) => !isNameOf(countries, name));
  const byFormer =
    former.length > 0
      ? answerUnits(corpus, ask, { ...understood, words: [...words, ...former] }, ofThePast)
      : undefined;
  if (byFormer) return byFormer;
  if (!clear) return refuse(understood, "unsupported");
  const ofGroup = unknown.length > 0 ? answerByPassages(corpus, understood, unknown) : undefined;
  return ofGroup ?? { ...known(understood, clear), does: "ask-country", suggestions: asked };
}

function answerByTopic(corpus: Corpus, topic: Topic, understood: Understood): NavigatorAnswer {
  const { topics, countries, passport } = understood;
  const sentences = sayTopics(corpus, topics, understood);
  if (sentences.length === 0) return refuse(understood, "unsupported", topic);
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

function answer(corpus: Corpus, question: AskedQuestion): NavigatorAnswer {
  const { ask } = question;
  const read = understand(corpus, question);
  const early = findRefusal(ask, read);
  if (early === "instructions" || early === "unreadable") return refuse(read, early);
  const site = findSiteTopic(read.folded, read.namesCountry);
  const mayInfer = !site && !read.between && read.countries.length === 0;
  const inferred = mayInfer ? inferCountry(corpus, ask, read) : undefined;
  const understood = inferred
    ? { ...read, countries: [inferred], namesCountry: true, isInferred: true }
    : read;
  const why = inferred ? findRefusal(ask, understood) : early;
  if (why) return (why === "person" && answerByHistory(corpus, understood)) || refuse(understood, why);

  const { between } = understood;
  if (between && !site) return { ...known(read), does: "ask-country", suggestions: between, isShared: true };

  const sentences = site ? answerSite(corpus, site, mostSentences) : [];
  if (sentences.length > 0)
    return { countries: [], does: "answer", sentences, offices: [], related: [], followUps: [] };

  const { topics, countries, isClear } = understood;
  const [topic] = topics;
  const given =
    topic && isClear && countries.length > 0
      ? answerByTopic(corpus, topic, understood)
      : answerFreely(corpus, ask, understood);
  return preferTelling(corpus, ask, understood, given);
}

export type Navigator = {
  answerQuestion: (asked: AskedQuestion) => NavigatorAnswer;
  shortAnswer: (q: string) => Sentence | undefined;
};

/** Makes a navigator over a corpus, with an LRU cache of answers that is keyed by the id of the corpus. */
export function makeNavigator(corpus: Corpus): Navigator {
  const cache = new LRUCache<string, NavigatorAnswer, AskedQuestion>({
    max: mostKept,
    memoMethod: (_key, _stale, { context }) => answer(corpus, context),
  });
  const answerQuestion = (question: AskedQuestion): NavigatorAnswer => {
    const { ask, countries = [], about = "", passport = "" } = question;
    const name = JSON.stringify([corpus.corpusId(), ask, countries, about, passport]);
    return cache.memo(name, { context: question });
  };
  return {
    answerQuestion,
    shortAnswer: (q) => {
      const understood = understand(corpus, { ask: q });
      if (!understood.isClear || understood.topics.length === 0 || understood.countries.length !== 1)
        return undefined;
      const answer = answerQuestion({ ask: q });
      return answer.does === "answer" ? answer.sentences[0] : undefined;
    },
  };
}
