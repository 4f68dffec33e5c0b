import { country, type Country } from "../record/open/schema.ts";
import { mapFigure, mapMarks } from "./map-figure.ts";
import { mapFigures } from "./map-figures.ts";
import { mapPayments } from "./map-payments.ts";
import { mapRegistration } from "./map-registration.ts";
import type { RawAgencies, RawCountry, RawList, RawPayments, RawRegistration } from "./raw.ts";

export type RawRecord = {
  country: RawCountry;
  agencies: RawAgencies;
  payments: RawPayments;
  registration: RawRegistration;
  /** Names people also use, in any language. */
  otherNames: readonly string[];
};

const mapList = (raw: RawList | null) =>
  raw && {
    items: raw.items,
    year: raw.year,
    source: raw.source,
    ...(raw.total !== undefined && { total: raw.total }),
    ...mapMarks(raw),
  };

/** One country of the research as one record, checked by the strict schema; throws when the record does not fit. */
export function mapCountry({
  country: raw,
  agencies,
  payments,
  registration,
  otherNames,
}: RawRecord): Country {
  const { economy, trade, infrastructure } = raw;
  return country.parse({
    slug: raw.slug,
    name: raw.name,
    officialName: raw.official_name,
    iso2: raw.iso2,
    iso3: raw.iso3,
    region: raw.region,
    otherNames,
    capital: raw.capital,
    capitals: raw.capitals,
    capitalAt: raw.capital_coordinates,
    centre: raw.coordinates,
    borders: raw.borders,
    bordersOther: raw.borders_other,
    landlocked: raw.landlocked,
    languages: raw.languages,
    languagesNote: raw.languages_note ?? null,
    currency: { code: raw.currency.code, name: raw.currency.name, alsoUsed: raw.currency.also_used ?? [] },
    governmentType: raw.government_type,
    governmentNote: raw.government_note ?? null,
    headOfState: raw.head_of_state_title,
    headOfStateNote: raw.head_of_state_note ?? null,
    independence: { ...raw.independence, note: raw.independence.note ?? null },
    legalSystem: raw.legal_system,
    callingCode: raw.calling_code,
    timezones: raw.timezones,
    tld: raw.tld,
    drivingSide: raw.driving_side,
    blocs: raw.blocs,
    blocNotes: raw.blocs_notes ?? {},
    afcfta: {
      signed: raw.afcfta.signed,
      ratified: raw.afcfta.ratified,
      asOf: raw.afcfta.as_of,
      source: raw.afcfta.source,
    },
    figures: mapFigures(raw, payments),
    otherFigures: {
      population: mapFigure(raw.population_worldbank),
      gdp_nominal_usd: mapFigure(economy.gdp_nominal_usd_factbook as Parameters<typeof mapFigure>[0]),
    },
    naturalResources: mapList(raw.natural_resources),
    industries: mapList(economy.industries),
    farmProducts: mapList(economy.agricultural_products),
    exportGoods: mapList(trade.export_commodities),
    importGoods: mapList(trade.import_commodities),
    exportPartners: mapList(trade.export_partners),
    importPartners: mapList(trade.import_partners),
    ports: mapList(infrastructure.ports),
    pavedRoadsKm: infrastructure.roads_km?.paved_km ?? null,
    cities: raw.cities,
    otherCities: raw.other_cities,
    creditRatings: economy.credit_ratings ?? [],
    registration: mapRegistration(registration),
    agencies: agencies.agencies.map(({ role, name, url, source, verify }) => ({
      role,
      name,
      url,
      source,
      verify,
    })),
    agenciesByNameOnly: agencies.names_only,
    legalForms: agencies.legal_forms.map(({ elf_code, ...form }) => ({
      ...form,
      ...(elf_code && { elfCode: elf_code }),
    })),
    banks: agencies.banks,
    payments: mapPayments(payments),
  });
}
