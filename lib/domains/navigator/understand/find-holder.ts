import { findPassport } from "#lib/data/countries/visa/open/passport-names.ts";

/** The most words in the name of a people: "equatorial guinean". */
const mostWords = 3;

/** What precedes the asker's nationality. */
const beforeOwn =
  /(?:^| )(?:i am|im|i m|we are|being|as an?|my|holder of an?|with an?|with my|on an?|for|from|je suis|nous sommes|avec un|avec mon|pour les|sou|somos|com|can|may|could|does|do|must|should)(?: an?| une?| uma?)?$/;
/** What follows the nationality. */
const behindOwn =
  /^(?:passports?|passeport|passaporte|citizens?|nationals?|nationality|holders?|people|travellers?|tourists?|investors?|entrepreneurs?|owners?|founders?|passport holders?)(?: |$)/;
/** What precedes the name of the country that somebody comes from. */
const beforeHome = /(?:^| )(?:from|coming from|citizens? of|nationals? of|i am from|depuis|venant)$/;
/** Shorter names are also ordinary words, except those in `shortNames`. */
const shortest = 4;
const shortNames = new Set(["uk", "usa", "uae", "us"]);

/** Peoples with a French name of their own, masculine and feminine, folded. */
const inFrench: Readonly<Record<string, string>> = {
  allemand: "DE",
  allemande: "DE",
  americain: "US",
  americaine: "US",
  anglais: "GB",
  anglaise: "GB",
  belge: "BE",
  britannique: "GB",
  bresilien: "BR",
  bresilienne: "BR",
  canadien: "CA",
  canadienne: "CA",
  chinois: "CN",
  chinoise: "CN",
  espagnol: "ES",
  espagnole: "ES",
  francais: "FR",
  francaise: "FR",
  indien: "IN",
  indienne: "IN",
  italien: "IT",
  italienne: "IT",
  libanais: "LB",
  libanaise: "LB",
  portugais: "PT",
  portugaise: "PT",
  suisse: "CH",
  turc: "TR",
  turque: "TR",
};

type Holder = { code: string; start: number; end: number };

/**
 * The passport that a question says somebody has: "I am Nigerian", "with a Ghanaian passport", "for Nigerians".
 * `asksForEntry`: the question asks who may enter, so peoples and origins name a passport too. `isOneOfTwo`: whether a
 * people at that word is named beside another country.
 */
export function findHolder(
  words: readonly string[],
  { asksForEntry, isOneOfTwo }: { asksForEntry: boolean; isOneOfTwo: (start: number) => boolean },
): Holder | undefined {
  for (let start = 0; start < words.length; start += 1)
    for (let length = Math.min(mostWords, words.length - start); length > 0; length -= 1) {
      const end = start + length;
      const name = words.slice(start, end).join(" ");
      const french = asksForEntry ? inFrench[name] : undefined;
      if (french) return { code: french, start, end };
      if (name.length < shortest && !shortNames.has(name)) continue;
      const isMany = !findPassport(name) && name.endsWith("s");
      const passport = findPassport(name) ?? (isMany ? findPassport(name.slice(0, -1)) : undefined);
      if (!passport) continue;
      const before = words.slice(Math.max(0, start - 4), start).join(" ");
      const behind = words.slice(end, end + 2).join(" ");
      const isPeople = name !== passport.country.toLowerCase();
      const isHolder =
        behindOwn.test(behind) ||
        (asksForEntry && (isMany || beforeHome.test(before) || isOneOfTwo(start))) ||
        (beforeOwn.test(before) && isPeople && (!/(?:for|my)$/.test(before) || asksForEntry));
      if (isHolder) return { code: passport.code, start, end };
    }
  return undefined;
}
