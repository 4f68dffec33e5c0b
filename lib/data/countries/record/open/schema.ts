import { z } from "zod";
import { link, slug, sourceId, status, text, year } from "./fields.ts";
import { figureKeys, type FigureKey } from "./figures.ts";
import { hiring } from "./hiring-schema.ts";
import { holidays } from "./holidays-schema.ts";
import { importing } from "./importing-schema.ts";
import { regions } from "./regions.ts";
import { registration } from "./registration-schema.ts";
import { looseDate, tax } from "./tax-schema.ts";

export { regions };
export const region = z.enum(regions);
export type Region = z.output<typeof region>;

/** What a source says about its own figure; each mark is shown to the reader. */
const marks = {
  estimate: z.literal(true).optional(),
  /** General knowledge, or found only in unreviewed drafts; to be confirmed. */
  indicative: z.literal(true).optional(),
  /** The newest figure found is older than 2020. */
  stale: z.literal(true).optional(),
  /** The source gives no year; the year is that of the copy read. */
  snapshot: z.literal(true).optional(),
  lowConfidence: z.literal(true).optional(),
  /** A hint that the value may have changed; never a value. */
  review: text.optional(),
  note: text.optional(),
};

/**
 * A number with its year and the id of its source (lib/data/countries/facts/sources.json). `rank` and `of` are present
 * if an index ranks.
 */
export const figure = z.strictObject({
  value: z.number(),
  year,
  source: sourceId,
  rank: z.number().int().positive().optional(),
  of: z.number().int().positive().optional(),
  ...marks,
});
export type Figure = z.output<typeof figure>;

const figures = z.strictObject(
  Object.fromEntries(figureKeys.map((key) => [key, figure.nullable()])) as Record<
    FigureKey,
    z.ZodNullable<typeof figure>
  >,
);

/** A ranked or plain list of nouns, as the source gives it. */
export const factList = z.strictObject({
  items: z.array(text).min(1),
  year,
  source: sourceId,
  total: z.number().int().positive().optional(),
  ...marks,
});
export type FactList = z.output<typeof factList>;

/** A second publisher's value of the same thing, kept because the two disagree. */
const otherFigures = z.strictObject({
  population: figure.nullable(),
  gdp_nominal_usd: figure.nullable(),
});

export const partners = z.strictObject({
  items: z
    .array(z.strictObject({ country: text, pct: z.number().min(0).max(100), slug: slug.optional() }))
    .min(1),
  year,
  source: sourceId,
  ...marks,
});
export type Partners = z.output<typeof partners>;

export const agencyRoles = [
  "registry",
  "investment",
  "tax",
  "central-bank",
  "statistics",
  "chamber",
  "standards",
  "customs",
] as const;

export const agency = z.strictObject({
  role: z.enum(agencyRoles),
  name: text,
  url: link.nullable(),
  source: sourceId,
  /** How certain the URL is: `doubtful` ones are named without a link. */
  verify: z.enum(["routine", "needed", "doubtful"]),
});
export type Agency = z.output<typeof agency>;

export const legalForm = z.strictObject({
  name: text,
  abbr: text.nullable(),
  type: text,
  elfCode: text.optional(),
  source: sourceId,
});

const rail = z.strictObject({
  name: text,
  operator: text.nullable(),
  since: text.nullable(),
  /** Present if the row is sourced but its year is general knowledge. */
  sinceStatus: status.optional(),
  status,
  sources: z.array(sourceId),
});
export type Rail = z.output<typeof rail>;

export const payments = z.strictObject({
  mobileMoney: z.array(rail),
  instant: z.array(rail),
  cardSwitches: z.array(rail),
  /** Ids of lib/data/countries/facts/regional-rails.json. */
  regional: z.array(text),
  /** A short description, not the IMF classification. */
  fxRegime: text.nullable(),
  fxRegimeStatus: status.nullable(),
  foreignCurrencyNote: text.nullable(),
  foreignCurrencyStatus: status.nullable(),
});

/** A payment system of several countries. */
export const regionalRail = z.strictObject({
  id: text,
  members: z.array(slug).min(1),
  status,
  sources: z.array(sourceId),
  note: text,
});
export type RegionalRail = z.output<typeof regionalRail>;

/** A sovereign rating, long term and in foreign currency. */
const creditRating = z.strictObject({
  agency: text,
  rating: text,
  outlook: text.nullable(),
  /** The date of the rating action; a bare year is a year in which the rating was in force. */
  date: looseDate,
  year,
  source: sourceId,
  status,
  stale: z.literal(true).optional(),
});
export type CreditRating = z.output<typeof creditRating>;

const named = z.strictObject({
  name: text,
  role: z.enum(agencyRoles).optional(),
  source: sourceId,
  verify: text,
});

export const country = z.strictObject({
  slug,
  name: text,
  officialName: text,
  iso2: z.string().regex(/^[A-Z]{2}$/),
  iso3: z.string().regex(/^[A-Z]{3}$/),
  region,
  /** Names people also use, in English and in other languages of the continent; for search, not shown. */
  otherNames: z.array(text),
  capital: text,
  capitals: z.array(z.strictObject({ name: text, role: text })).min(1),
  capitalAt: z.strictObject({ lat: z.number(), lon: z.number(), note: text.optional() }),
  centre: z.strictObject({ lat: z.number(), lon: z.number() }),
  borders: z.array(slug),
  bordersOther: z.array(text),
  landlocked: z.boolean(),
  languages: z.array(z.strictObject({ name: text, official: z.boolean(), role: text.optional() })).min(1),
  languagesNote: text.nullable(),
  currency: z.strictObject({ code: z.string().regex(/^[A-Z]{3}$/), name: text, alsoUsed: z.array(text) }),
  governmentType: text,
  governmentNote: text.nullable(),
  headOfState: text,
  headOfStateNote: text.nullable(),
  independence: z.strictObject({
    date: text.nullable(),
    from: text.nullable(),
    note: text.nullable(),
    source: sourceId,
  }),
  legalSystem: text.nullable(),
  callingCode: text,
  timezones: z.array(z.strictObject({ iana: text, utc: text, summer: text.optional() })).min(1),
  tld: text,
  drivingSide: z.enum(["left", "right"]),
  blocs: z.array(text),
  blocNotes: z.record(text, text),
  afcfta: z.strictObject({
    signed: z.boolean(),
    ratified: z.boolean().nullable(),
    note: text.optional(),
    asOf: text,
    source: sourceId,
  }),
  figures,
  otherFigures,
  /** Figures whose last known value is too old to be shown, each with a sentence that says so. */
  withdrawn: z.partialRecord(z.enum(figureKeys), text).optional(),
  naturalResources: factList.nullable(),
  industries: factList.nullable(),
  farmProducts: factList.nullable(),
  exportGoods: factList.nullable(),
  importGoods: factList.nullable(),
  exportPartners: partners.nullable(),
  importPartners: partners.nullable(),
  ports: factList.nullable(),
  pavedRoadsKm: z.number().int().nonnegative().nullable(),
  cities: z.array(
    z.strictObject({
      name: text,
      population: z.number().int().positive(),
      year,
      source: sourceId,
      role: text.optional(),
      note: text.optional(),
    }),
  ),
  otherCities: z.strictObject({ items: z.array(text), source: sourceId, note: text.optional() }).nullable(),
  creditRatings: z.array(creditRating),
  /** Why no rating is shown although there were some, as a sentence; null if there is nothing to say. */
  creditRatingsNote: text.nullable(),
  tax,
  registration,
  hiring,
  importing,
  /** Null if the list is switched off. */
  holidays: holidays.nullable(),
  agencies: z.array(agency),
  agenciesByNameOnly: z.array(named),
  legalForms: z.array(legalForm).min(1),
  banks: z.array(z.strictObject({ name: text, source: sourceId, verify: text.optional() })).min(1),
  payments,
});
/** The facts of a country as they were researched. */
export type CountryRecord = z.output<typeof country>;

/** Facts that may be missing and have their own sources: each figure, and some lists. */
export type MissableFact =
  | keyof CountryRecord["figures"]
  | {
      [Key in keyof CountryRecord]-?: null extends CountryRecord[Key]
        ? Exclude<CountryRecord[Key], null> extends { source: string } | { sources: string[] }
          ? Key
          : never
        : never;
    }[keyof CountryRecord];

/**
 * A country as the site may show it: without facts from switched-off sources, and with the reasons why facts are
 * missing.
 */
export type Country = CountryRecord & {
  /** Why a fact is missing, as a sentence for the reader; absent for facts that were looked for and not found. */
  missing: Readonly<Partial<Record<MissableFact, string>>>;
};

/** A published source: what it is, on what terms, and whether its figures are shown at all. */
export const source = z.strictObject({
  id: text,
  title: text,
  publisher: text,
  url: link.nullable(),
  licence: text,
  /** Date or edition of the copy that was read. */
  snapshot: text,
  /** Text that the licence requires to be shown. */
  attribution: text.optional(),
  /** If false, every figure of this source reads "No data" everywhere. */
  enabled: z.boolean(),
  /** An unreviewed text. A fact that rests only on such sources is indicative. */
  draft: z.boolean().optional(),
  /** Why it is off, or what to keep in mind; shown to the reader. */
  note: text.optional(),
});
export type Source = z.output<typeof source>;
