import { z } from "zod";
import { findCountry, findMobility } from "../record/list-countries.ts";
import { friendlyScore } from "../measure/friendly-score.ts";
import { findProfile } from "./find-profile.ts";
import { link, text } from "../record/open/fields.ts";
import { contactsOf } from "../words/contacts-of.ts";
import { plainGoods } from "../words/plain-goods.ts";
import { rankingsOf } from "../record/rankings.ts";
import { agencyRoles, type FactList } from "../record/open/schema.ts";

/** Used for a value that no source names: it says so in words, so that nothing is left blank. */
const unknown = z.strictObject({ unknown: text });
const point = z.strictObject({ title: text, text });
const goods = z.union([
  z.strictObject({ items: z.array(text).min(1), year: z.number().int(), source: text }),
  unknown,
]);

/** A country's profile as one record: the written texts, and what a profile takes from the facts. */
export const countryDescription = z.strictObject({
  name: text,
  slug: text,
  iso2: z.string().regex(/^[A-Z]{2}$/),
  welcome: text,
  history: text,
  majorCities: z.array(z.strictObject({ name: text, description: text, wiki: link })).min(3),
  risks: z.array(point).min(3),
  opportunities: z.array(point).min(3),
  languages: z.array(z.strictObject({ name: text, official: z.boolean() })).min(1),
  government: z.strictObject({ type: text, headOfState: text, note: text.nullable() }),
  /** Banks that the sources name, which is no recommendation. */
  preferredBanks: z.array(text).min(1),
  legalStructure: z.strictObject({
    commonEntities: z.array(z.strictObject({ name: text, abbr: text.nullable() })).min(1),
    registrationAuthority: z.union([z.strictObject({ name: text, url: link.nullable() }), unknown]),
  }),
  agencies: z.array(z.strictObject({ name: text, role: z.enum(agencyRoles), url: link.nullable() })),
  markets: z.strictObject({ domestic: text, regional: text, international: text }),
  businessEnvironment: z.strictObject({
    accessibility: text,
    /** Out of 10, by lib/data/countries/measure/friendly-score.ts. */
    friendlyScore: z.number().min(5).max(7),
    ranking: z.array(z.strictObject({ source: text, value: text, year: z.number().int() })).min(1),
    stability: text,
  }),
  trade: z.strictObject({
    majorExports: goods,
    majorImports: goods,
    exchange: z.strictObject({ currency: text, code: z.string().regex(/^[A-Z]{3}$/) }),
  }),
  reviewedOn: z.iso.date(),
});
type CountryDescription = z.output<typeof countryDescription>;

const goodsOf = (list: FactList | null, what: string): CountryDescription["trade"]["majorExports"] =>
  list
    ? { items: list.items, year: list.year, source: list.source }
    : { unknown: `No source that is shown here names the ${what}.` };

/** The whole profile of one country; undefined for an unknown slug. */
export function describeCountry(slug: string): CountryDescription | undefined {
  const country = findCountry(slug);
  const profile = findProfile(slug);
  const mobility = findMobility(slug);
  if (!country || !profile || !mobility) return undefined;
  const registry = contactsOf(country).find(({ purpose }) => purpose === "register")?.offices[0];
  return {
    name: country.name,
    slug,
    iso2: country.iso2,
    welcome: profile.welcome,
    history: profile.history,
    majorCities: profile.cities.map(({ name, description, wiki }) => ({ name, description, wiki })),
    risks: profile.risks.map((risk) => ({ ...risk })),
    opportunities: profile.opportunities.map((opportunity) => ({ ...opportunity })),
    languages: country.languages.map(({ name, official }) => ({ name, official })),
    government: {
      type: country.governmentType,
      headOfState: country.headOfState,
      note: country.governmentNote,
    },
    preferredBanks: country.banks.map(({ name }) => name),
    legalStructure: {
      commonEntities: country.legalForms.map(({ name, abbr }) => ({ name, abbr })),
      registrationAuthority: registry
        ? { name: registry.name, url: registry.url }
        : { unknown: "No source names the registry." },
    },
    agencies: country.agencies.map(({ name, role, url }) => ({ name, role, url })),
    markets: profile.markets,
    businessEnvironment: {
      accessibility: profile.accessibility,
      friendlyScore: friendlyScore(country, mobility).score,
      ranking: rankingsOf(country).map(({ name, source, rank, of, year }) => ({
        source: `${name} (${source})`,
        value: of ? `${rank} of ${of}` : String(rank),
        year,
      })),
      stability: profile.stability,
    },
    trade: {
      majorExports: goodsOf(plainGoods(country.exportGoods), "goods it exports"),
      majorImports: goodsOf(plainGoods(country.importGoods), "goods it imports"),
      exchange: { currency: country.currency.name, code: country.currency.code },
    },
    reviewedOn: profile.reviewedOn,
  };
}
