import { listFormat } from "#lib/platform/words/open/formats.ts";
import { wordsOf, type WordKey } from "#lib/platform/words/index.ts";
import { hrefOfPassage } from "#lib/services/search/open/href-of-unit.ts";
import type { Corpus } from "../corpus.ts";
import type { Link, NavigatorAnswer } from "../open/answer.ts";
import type { Topic } from "../topics/topic.ts";
import type { Understood } from "../understand/understand.ts";
import { pageOf } from "./page-of.ts";
import { nameOf } from "./say-unit.ts";

/**
 * Limits of one answer: the countries compared, the sentences about a single country, and those about each of several.
 */
export const mostCountries = 3;
export const mostSentences = 4;
export const mostOfEach = 2;

type Base = Pick<NavigatorAnswer, "countries"> & { about?: string; passport?: string };

/** The context that the next question carries. */
export const known = (understood: Understood, topic?: Topic): Base => ({
  countries: understood.countries.slice(0, mostCountries),
  ...(topic && { about: topic.id }),
  ...(understood.passport && { passport: understood.passport }),
});

/** Suggested next questions about the same country. */
export function followUpsOf(topics: readonly Topic[], [slug]: readonly string[]): string[] {
  const words = wordsOf("navigator");
  if (!slug) return [];
  const next = [...new Set(topics.flatMap((topic) => topic.next ?? []))].map((id) => `ask.${id}`);
  return next
    .filter((key): key is WordKey<"navigator"> => words.has(key))
    .map((key) => words(key, { country: nameOf(slug) }))
    .slice(0, 3);
}

/** Links to the sections that the answer comes from, and to the help desk of the first country. */
export function relatedOf(
  corpus: Corpus,
  topics: readonly Topic[],
  { countries, registration }: Understood,
): Link[] {
  const words = wordsOf("navigator");
  const [slug] = countries;
  if (!slug) return [];
  const links = topics.flatMap((topic) => {
    const reading = topic.slots[0]?.[0];
    if (!reading) return [];
    const path = pageOf(reading.page, slug, topic.byRegistration ? registration : undefined);
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

/** A link that compares two or three countries. */
export function compareOf(countries: readonly string[]): Link | undefined {
  const compared = countries.slice(0, mostCountries);
  if (compared.length < 2) return undefined;
  const names = listFormat({ type: "conjunction" }).format(compared.map(nameOf));
  return {
    href: `/explore/compare?c=${compared.join(",")}`,
    label: wordsOf("navigator")("compare.label", { names, left: countries.length - compared.length }),
  };
}
