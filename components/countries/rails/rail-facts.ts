import type { Known } from "#lib/data/countries/record/open/known.ts";
import {
  type Rail,
  type Country,
  type Figure,
  type RegionalRail,
  type Source,
  regions,
  type Region,
} from "#lib/data/countries/record/open/schema.ts";
import { dateFormat, inOrder } from "#lib/platform/words/open/formats.ts";

/** The full names of the regional systems, in the language of the institution that runs them. */
export const railNames: Record<string, { name: string; lang?: "fr" }> = {
  PAPSS: { name: "Pan-African Payment and Settlement System" },
  "SADC-RTGS": { name: "Real-Time Gross Settlement System of the Southern African Development Community" },
  "COMESA REPSS": { name: "Regional Payment and Settlement System" },
  EAPS: { name: "East African Payment System" },
  "STAR-UEMOA": {
    name: "Système de transfert automatisé et de règlement de l’UEMOA",
    lang: "fr",
  },
  "SICA-UEMOA": { name: "Système interbancaire de compensation automatisé de l’UEMOA", lang: "fr" },
  "GIM-UEMOA": { name: "Groupement interbancaire monétique de l’UEMOA", lang: "fr" },
  "PI-SPI": { name: "Plateforme interopérable du système de paiement instantané", lang: "fr" },
  SYGMA: { name: "Système de gros montants automatisé", lang: "fr" },
  SYSTAC: { name: "Système de télécompensation en Afrique centrale", lang: "fr" },
  GIMACPAY: {
    name: "Payment service of GIMAC (Groupement interbancaire monétique de l’Afrique centrale)",
  },
};

const day = dateFormat({ dateStyle: "long", timeZone: "UTC" });

/** Returns a year unchanged, and writes out a full date. */
const dated = (since: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(since) ? day.format(new Date(`${since}T00:00:00Z`)) : since;

type Named = Pick<Rail, "name" | "operator" | "since" | "sinceStatus">;

/**
 * The operator of a payment service and its start; an unsourced year is marked as indicative. Null if both are unknown.
 */
export function railDetail({ name, operator, since, sinceStatus }: Named): string | null {
  const by = operator && operator !== name ? operator : null;
  const begun = since && dated(since);
  const when =
    begun && (sinceStatus === "indicative" ? `since ${begun} (year indicative)` : `since ${begun}`);
  return [by, when].filter(Boolean).join(", ") || null;
}

/** One payment service as the page shows it. `refs` are numbers in the list of sources under the tables. */
export type RailLine = Pick<Rail, "name" | "operator" | "since" | "sinceStatus" | "status"> & {
  refs: number[];
};

export type CountryRails = {
  slug: string;
  name: string;
  mobileMoney: RailLine[];
  instant: RailLine[];
  cards: RailLine[];
  regional: string[];
  account: { text: string; year: number; stale: boolean; refs: number[] } | { reason: string };
};

export type RegionalLine = {
  id: string;
  members: { slug: string; name: string }[];
  note: string;
  status: RegionalRail["status"];
  refs: number[];
};

export type RailFacts = {
  regional: RegionalLine[];
  byRegion: { region: Region; countries: CountryRails[] }[];
  sources: Source[];
};

/** The lookups of country facts that the page needs. */
export type RailQuestions = {
  findSource: (id: string) => Source | undefined;
  accountFigure: (country: Country) => Known<Figure>;
  accountText: (value: number) => string;
};

/**
 * Every payment service of every country, region by region, with sources numbered in the order of first use. Services
 * whose sources are all disabled are left out.
 */
export function railFacts(
  countries: readonly Country[],
  rails: readonly RegionalRail[],
  { findSource, accountFigure, accountText }: RailQuestions,
): RailFacts {
  const sources: Source[] = [];
  const numberOf = (id: string): number[] => {
    const source = findSource(id);
    if (!source?.enabled) return [];
    const at = sources.indexOf(source);
    return [at < 0 ? sources.push(source) : at + 1];
  };
  const numbersOf = (ids: readonly string[]) => [...new Set(ids.flatMap(numberOf))];

  const linesOf = (list: readonly Rail[]): RailLine[] =>
    list
      .map((rail) => ({ ...rail, refs: numbersOf(rail.sources) }))
      .filter(({ status, refs }) => status === "indicative" || refs.length > 0)
      .map(({ name, operator, since, sinceStatus, status, refs }) => ({
        name,
        operator,
        since,
        sinceStatus,
        status,
        refs,
      }));

  const accountOf = (country: Country): CountryRails["account"] => {
    const { fact: figure, reason } = accountFigure(country);
    if (!figure) return { reason };
    const { value, year, stale = false, source } = figure;
    return { text: accountText(value), year, stale, refs: numberOf(source) };
  };

  const nameOf = new Map(countries.map(({ slug, name }) => [slug, name]));
  const regional = rails.map(({ id, members, note, status, sources: ids }) => ({
    id,
    members: members
      .flatMap((slug) => {
        const name = nameOf.get(slug);
        return name ? [{ slug, name }] : [];
      })
      .sort((one, other) => inOrder(one.name, other.name)),
    note,
    status,
    refs: numbersOf(ids),
  }));

  const byRegion = regions.map((region) => ({
    region,
    countries: countries
      .filter((country) => country.region === region)
      .map((country) => ({
        slug: country.slug,
        name: country.name,
        mobileMoney: linesOf(country.payments.mobileMoney),
        instant: linesOf(country.payments.instant),
        cards: linesOf(country.payments.cardSwitches),
        regional: country.payments.regional,
        account: accountOf(country),
      })),
  }));

  return { regional, byRegion, sources };
}
