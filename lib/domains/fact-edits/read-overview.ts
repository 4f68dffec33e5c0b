import "server-only";
import { countOpenByCountry } from "#lib/domains/cases/index.ts";
import { completeFiles, listCountries, listFacts, perVersion } from "#lib/data/countries/record/index.ts";
import { db } from "#lib/platform/db.ts";
import { addressesOfFact } from "./links.ts";
import { isTooOld } from "./ages.ts";
import { leastBrokenServer } from "./open/link-check.ts";

const most = 5_000;

/** The URLs that failed their last check, and the time of the latest check of any. */
async function readUnanswered(): Promise<{ urls: string[]; checkedAt: Date | undefined }> {
  const [rows, { _max }] = await Promise.all([
    db().linkCheck.findMany({
      where: { OR: [{ answer: { in: ["broken", "silent"] } }, { status: { gte: leastBrokenServer } }] },
      select: { url: true },
      orderBy: { url: "asc" },
      take: most,
    }),
    db().linkCheck.aggregate({ _max: { checkedAt: true } }),
  ]);
  return { urls: rows.map(({ url }) => url), checkedAt: _max.checkedAt ?? undefined };
}

/** A country as the facts desk lists it. */
type CountryFacts = {
  slug: string;
  name: string;
  facts: number;
  /** How many facts are older than their kind allows. */
  old: number;
  /** How many reports by visitors await an answer. */
  reports: number;
  /** How many of its facts' URLs failed their last check. */
  unanswered: number;
  /** How many proposals await a second person. */
  proposals: number;
};

/** Traversing 54 files takes a fifth of a second, so the counts are cached for each version and year. */
const counted = perVersion("ages of facts", () => new Map<number, ReadonlyMap<string, Counts>>());
type Counts = { facts: number; old: number; addresses: ReadonlySet<string> };

function countFacts(now: Date): ReadonlyMap<string, Counts> {
  const [kept, year] = [counted(), now.getUTCFullYear()];
  const known =
    kept.get(year) ??
    new Map(
      completeFiles().map((file): [string, Counts] => {
        const facts = listFacts(file).filter(({ value }) => value !== null);
        return [
          file.slug,
          {
            facts: facts.length,
            old: facts.filter((fact) => isTooOld(file, fact, now)).length,
            addresses: new Set(facts.flatMap((fact) => addressesOfFact(file, fact))),
          },
        ];
      }),
    );
  kept.set(year, known);
  return known;
}

export type FactsOverview = {
  countries: readonly CountryFacts[];
  /** When URLs were last checked; undefined if they never were. */
  checkedAt: Date | undefined;
};

/** The 54 countries in order of name, with what needs attention in their facts. */
export async function readOverview(now = new Date()): Promise<FactsOverview> {
  const [links, reports, proposals] = await Promise.all([
    readUnanswered(),
    countOpenByCountry("correction"),
    db().factEdit.groupBy({ by: ["countrySlug"], where: { state: "proposed" }, _count: true }),
  ]);
  const counts = countFacts(now);
  const countries = listCountries().map(({ slug, name }) => ({
    slug,
    name,
    facts: counts.get(slug)?.facts ?? 0,
    old: counts.get(slug)?.old ?? 0,
    reports: reports.get(slug) ?? 0,
    unanswered: links.urls.filter((url) => counts.get(slug)?.addresses.has(url)).length,
    proposals: proposals.find(({ countrySlug }) => countrySlug === slug)?._count ?? 0,
  }));
  return { countries, checkedAt: links.checkedAt };
}
