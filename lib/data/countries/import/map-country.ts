import type { Country } from "../record/open/schema.ts";
import { mapFigure, mapMarks } from "./map-figures.ts";
import type { RawAgencies, RawCountry, RawList } from "./raw.ts";

const mapList = (raw: RawList | null) =>
  raw && {
    items: raw.items,
    year: raw.year,
    source: raw.source,
    ...(raw.total !== undefined && { total: raw.total }),
    ...mapMarks(raw),
  };

/** Parts of a record as the research has them. The strict schema validates them after the merge. */
export type Parts = Partial<Record<keyof Country, unknown>>;

/** Maps one entry of countries.json, without its figures. */
export function mapCountry(raw: RawCountry): Parts {
  const { economy, trade, infrastructure } = raw;
  return {
    slug: raw.slug,
    name: raw.name,
    officialName: raw.official_name,
    iso2: raw.iso2,
    iso3: raw.iso3,
    region: raw.region,
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
      ...(raw.afcfta.note && { note: raw.afcfta.note }),
      asOf: raw.afcfta.as_of,
      source: raw.afcfta.source,
    },
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
    creditRatings: (economy.credit_ratings ?? []).map((rating) => ({
      outlook: null,
      date: String(rating.year),
      status: "sourced",
      ...rating,
    })),
    creditRatingsNote: null,
  };
}

/** Maps one entry of agencies.json: offices, legal forms, banks. */
export const mapAgencies = (raw: RawAgencies): Parts => ({
  agencies: raw.agencies.map(({ role, name, url, source, verify }) => ({ role, name, url, source, verify })),
  agenciesByNameOnly: raw.names_only,
  legalForms: raw.legal_forms.map(({ elf_code, ...form }) => ({
    ...form,
    ...(elf_code && { elfCode: elf_code }),
  })),
  banks: raw.banks,
});
