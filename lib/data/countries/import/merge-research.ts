import { z } from "zod";
import { countryFile, type CountryFile } from "../record/country-file.ts";
import { regionalRail, source, type RegionalRail, type Source } from "../record/open/schema.ts";
import type { Visa } from "../record/open/visa-schema.ts";
import { taxDateKinds } from "../record/open/tax-schema.ts";
import { sourcedFacts } from "../record/sourced-facts.ts";
import type { Research } from "./gather-research.ts";
import { mapBreadyFigures, mapFigures, mapMoneyFigures, mapMacro } from "./map-figures.ts";
import { mapAgencies, mapCountry } from "./map-country.ts";
import { mapHiring } from "./map-hiring.ts";
import { mapHolidays } from "./map-holidays.ts";
import { mapImporting } from "./map-importing.ts";
import { mapMobility } from "./map-mobility.ts";
import type { RawPayments, RawRail } from "./raw.ts";
import { mapRegistration } from "./map-registration.ts";
import { mapVisa } from "./map-visa.ts";
import { mapSource, plainSource } from "./map-source.ts";
import { mapTax, mapTaxFigures } from "./map-tax.ts";
import { mapTaxDates, rawKeys, type RawTaxDates } from "./map-tax-dates.ts";
import { tieDuties } from "./tie-duties.ts";
import { readerWords } from "./plain-words.ts";

const mapRail = (raw: RawRail) => ({
  name: raw.name ?? raw.brand,
  operator: raw.operator ?? null,
  since: raw.since ?? null,
  ...(raw.since_status && { sinceStatus: raw.since_status }),
  status: raw.status,
  sources: raw.sources,
});

/** Maps how money moves in a country, without the two figures of the entry, which are stored with the other figures. */
function mapPayments(raw: RawPayments) {
  return {
    mobileMoney: raw.mobile_money.map(mapRail),
    instant: raw.instant_payment.map(mapRail),
    cardSwitches: raw.card_switches.map(mapRail),
    regional: raw.regional_rails,
    fxRegime: raw.fx_regime,
    fxRegimeStatus: raw.fx_regime_status ?? null,
    foreignCurrencyNote: raw.foreign_currency_account_note,
    foreignCurrencyStatus: raw.foreign_currency_account_status ?? null,
  };
}

/** All facts, with the facts of blocs inlined in their members. */
export type Facts = {
  countries: readonly CountryFile[];
  sources: readonly Source[];
  rails: readonly RegionalRail[];
  visa: Visa | null;
  /** The day on which the facts were compiled, as YYYY-MM-DD. */
  asOf: string;
};

function explain(thrown: unknown): string {
  if (!(thrown instanceof z.ZodError))
    return thrown instanceof Error ? thrown.message : "it could not be read";
  const [issue] = thrown.issues;
  return issue ? `${issue.path.join(".")}: ${issue.message}` : "it does not fit the schema";
}

/** Returns the result of `make`. An error that it throws becomes one sentence about `what`. */
export function explained<Made>(what: string, make: () => Made): Made {
  try {
    return make();
  } catch (thrown) {
    throw new Error(`${what} does not fit: ${explain(thrown)}.`);
  }
}

function mergeCountry(known: CountryFile, research: Research): CountryFile {
  const { slug } = known;
  const own = <Raw extends { slug: string }>(raws: readonly Raw[]) => raws.find((raw) => raw.slug === slug);
  const country = own(research.countries);
  const agencies = own(research.agencies);
  const payments = own(research.payments);
  const registration = own(research.registration);
  const mobility = own(research.mobility);
  const hiring = own(research.hiring);
  const importing = own(research.importing);
  const holidays = own(research.holidays);
  const taxDates = own(research.taxDates);
  const [tax, macro, bready] = [own(research.tax), own(research.macro), own(research.bready)];
  const living = [mobility, hiring, importing, holidays];
  if (![country, agencies, payments, registration, tax, taxDates, macro, bready, ...living].some(Boolean))
    return known;
  const rates = tax && mapTaxFigures(tax, research.sources);
  const state = macro && mapMacro(macro);
  const withdrawn = { ...known.withdrawn, ...rates?.withdrawn, ...state?.withdrawn };
  const merged = {
    ...known,
    ...(country && mapCountry(country)),
    figures: {
      ...known.figures,
      ...(country && mapFigures(country)),
      ...(payments && mapMoneyFigures(payments)),
      ...rates?.figures,
      ...state?.figures,
      ...(bready && mapBreadyFigures(bready)),
    },
    ...(Object.keys(withdrawn).length > 0 && { withdrawn }),
    ...state?.parts,
    ...(agencies && mapAgencies(agencies)),
    ...(payments && { payments: mapPayments(payments) }),
    // Offices are written by hand from the steps' notes, so the known ones are kept.
    ...(registration && {
      registration: { ...mapRegistration(registration), offices: known.registration.offices },
    }),
    ...(mobility && { mobility: mapMobility(mobility) }),
    ...(hiring && { hiring: mapHiring(hiring) }),
    ...(importing && { importing: mapImporting(importing) }),
    ...(holidays && { holidays: mapHolidays(holidays) }),
  };
  return countryFile.parse(readerWords({ ...merged, ...tied(merged, known, research) }));
}

/**
 * The parts of a record that say when something is due: the due dates of each tax, and the duties that refer to them.
 */
function tied({ registration }: { registration: unknown }, known: CountryFile, research: Research) {
  const tax = research.tax.find(({ slug }) => slug === known.slug);
  const raw = research.taxDates.find(({ slug }) => slug === known.slug);
  const taxes = {
    ...known.tax,
    ...(tax && mapTax(tax, research.sources)),
    ...(raw && { dates: datesOf(raw, known) }),
  } as CountryFile["tax"];
  const { dates, duties } = tieDuties(
    (registration as CountryFile["registration"]).duties,
    taxes.dates,
    { tax: taxes },
    (kind) => raw?.[rawKeys[kind]]?.source_ids.includes("reg") ?? true,
  );
  return { tax: { ...taxes, dates }, registration: { ...(registration as object), duties } };
}

/**
 * The due dates of each tax. A date that the research took over from the record's rates gets the sources of those
 * rates.
 */
function datesOf(raw: RawTaxDates, { tax }: CountryFile) {
  const mapped = mapTaxDates(raw, (kind) => {
    if (kind === "sales") return tax.sales?.sources ?? [];
    return kind === "companyReturn" ? (tax.company?.sources ?? []) : [];
  });
  // A date that the research does not have stays as a row of the registration states it.
  const left = taxDateKinds.filter((kind) => raw[rawKeys[kind]] === null);
  return { ...mapped, ...Object.fromEntries(left.map((kind) => [kind, tax.dates?.[kind] ?? null])) };
}

/**
 * Merges the sources of the research into the known ones, which keep their switch, their note and their attribution.
 * Files that date their sources list more than they use; of those, only sources that a record names are added.
 */
function mergeSources(
  known: readonly Source[],
  research: Research,
  countries: readonly CountryFile[],
): Source[] {
  const named = new Set(
    countries.flatMap((file) => sourcedFacts(countryFile, file).flatMap(({ sources }) => sources)),
  );
  const isKnown = (id: string) => known.some((one) => one.id === id);
  const read = Object.entries(research.sources)
    .filter(([id, raw]) => raw.date === undefined || (!isKnown(id) && named.has(id)))
    .map(([id, raw]) => source.parse(mapSource(id, raw)));
  return [
    ...known.map((one) => {
      const known = read.find(({ id }) => id === one.id);
      const isDraft = research.sources[one.id]?.draft === true;
      return { ...plainSource(one), ...known, enabled: one.enabled, ...(isDraft && { draft: true }) };
    }),
    ...read.filter(({ id }) => known.every((one) => one.id !== id)),
  ];
}

function mergeRails(known: readonly RegionalRail[], research: Research): RegionalRail[] {
  const read = Object.entries(research.rails).map(([id, rail]) =>
    explained(`The rail ${id}`, () => regionalRail.parse(readerWords({ id, ...rail }))),
  );
  return [
    ...known.map((one) => read.find(({ id }) => id === one.id) ?? one),
    ...read.filter(({ id }) => known.every((one) => one.id !== id)),
  ];
}

/**
 * Replaces whole parts of the countries that the research names, and nothing else. Throws a sentence if a record would
 * no longer fit or a country is not one of the 54.
 */
export function mergeResearch(facts: Facts, research: Research): Facts {
  const { countries, agencies, payments, registration, mobility, hiring, importing, holidays } = research;
  const { tax, taxDates, macro, bready, visa } = research;
  const all = [
    ...[countries, agencies, payments, registration, mobility, hiring, importing, holidays],
    ...[tax, taxDates, macro, bready],
  ];
  const unknown = all.flat().find(({ slug }) => !facts.countries.some((known) => known.slug === slug));
  if (unknown) throw new Error(`The research names ${unknown.slug}, which is none of the countries.`);
  const merged = facts.countries.map((known) =>
    explained(`The record of ${known.slug}`, () => mergeCountry(known, research)),
  );
  return {
    countries: merged,
    sources: explained("A source", () => mergeSources(facts.sources, research, merged)),
    rails: mergeRails(facts.rails, research),
    visa: visa
      ? explained("The list of visas", () =>
          readerWords(mapVisa(visa, new Set(facts.sources.map(({ id }) => id)))),
        )
      : facts.visa,
    asOf: research.generated && research.generated > facts.asOf ? research.generated : facts.asOf,
  };
}
