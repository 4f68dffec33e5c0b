import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { findPassport } from "#lib/data/countries/visa/open/passport-names.ts";
import type { AskedQuestion } from "./open/answer.ts";
import { navigatorLimits } from "./open/limits.ts";
import type { NavigatorQuery } from "./schema.ts";

const known: ReadonlySet<string> = new Set(countrySlugs);

/** The usable part of a query: a question that is too long is cut, and unknown countries and passports are dropped. */
export function askedOf({
  ask,
  country,
  about,
  passport,
}: Pick<NavigatorQuery, "ask" | "country" | "about" | "passport">): AskedQuestion {
  const countries = [...new Set(country)].filter((slug) => known.has(slug));
  return {
    ask: ask
      .slice(0, navigatorLimits.question)
      .replace(/\p{Surrogate}$/u, "")
      .trim(),
    countries: countries.slice(0, navigatorLimits.countries),
    about: about || undefined,
    passport: findPassport(passport)?.code,
  };
}
