import "server-only";
import { listCases, type ListedCase } from "#lib/domains/cases/index.ts";
import { readQueueQuery } from "#lib/domains/cases/open/queue-query.ts";
import { figureMarks } from "#lib/data/countries/index.ts";
import {
  completeFiles,
  findCountry,
  findFact,
  listFacts,
  type CountryFile,
  type Fact,
} from "#lib/data/countries/record/index.ts";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { db } from "#lib/platform/db.ts";
import { isTooOld, yearOfFact } from "./ages.ts";
import { typedOf } from "./fields-of.ts";
import { addressesOfFact, linksOfFact, sourcesOfFact, type FactSource } from "./links.ts";
import { unansweredBy, type LinkCheck } from "./open/link-check.ts";
import { listEdits, type ListedEdit } from "./list-edits.ts";
import { type FactsQuery, partOf } from "./open/facts-query.ts";
import { valuesInWords, valuesOf, type ValueText, titleOf } from "./fact-words.ts";

/** The results of the last check of these URLs. URLs that were never checked are left out. */
async function readLinkChecks(urls: readonly string[]): Promise<ReadonlyMap<string, LinkCheck>> {
  const asked = [...new Set(urls)];
  const rows = await db().linkCheck.findMany({ where: { url: { in: asked } }, take: asked.length });
  return new Map(rows.map((row) => [row.url, row]));
}

/** A fact as the desk shows it. */
export type ShownFact = {
  path: string;
  title: string;
  values: readonly ValueText[];
  sources: readonly (FactSource & { check: LinkCheck | undefined })[];
  /** The checked URLs among its values. */
  links: readonly LinkCheck[];
  year: number | undefined;
  isOld: boolean;
  /** Whether a form can represent all its values. */
  isEditable: boolean;
  /** The notes shown next to it. */
  marks: readonly string[];
};

export type CountryDesk = {
  slug: string;
  name: string;
  facts: readonly ShownFact[];
  edits: readonly ListedEdit[];
  /** Open reports by visitors. */
  reports: readonly ListedCase[];
  /** The fact whose form is open, with the form's initial values. */
  chosen: { fact: ShownFact; typed: Typed } | undefined;
};

type Checks = ReadonlyMap<string, LinkCheck>;

const shownOf = (
  file: CountryFile,
  fact: Fact,
  { now, checks }: { now: Date; checks: Checks },
): ShownFact => ({
  path: fact.path,
  title: titleOf(fact),
  values: valuesInWords(fact.path, fact.leaves, valuesOf(fact.leaves)),
  sources: sourcesOfFact(file, fact).map((source) => ({
    ...source,
    check: source.url === null ? undefined : checks.get(source.url),
  })),
  links: linksOfFact(fact).flatMap((url) => checks.get(url) ?? []),
  year: yearOfFact(file, fact),
  isOld: isTooOld(file, fact, now),
  isEditable: fact.isEditable,
  marks: figureMarks((fact.value ?? {}) as Parameters<typeof figureMarks>[0]),
});

/** The facts of a country as visitors see them now, the proposals for them, and the reports by visitors. */
export async function readCountryFacts(
  { member }: Visit,
  { country, part, only, fact: asked }: FactsQuery & { country: string },
  now = new Date(),
): Promise<CountryDesk | undefined> {
  const file = completeFiles().find(({ slug }) => slug === country);
  const shown = findCountry(country);
  if (!file || !shown) return undefined;
  const facts = listFacts(file);
  const [edits, { cases }, checks] = await Promise.all([
    listEdits({ country, memberId: member.id }),
    listCases(readQueueQuery({ country, kind: "correction" }), {
      memberId: member.id,
      kinds: ["correction"],
    }),
    readLinkChecks(facts.flatMap((fact) => addressesOfFact(file, fact))),
  ]);
  const isUnanswered = (url: string) => unansweredBy(checks.get(url));
  const isWanted = {
    old: (fact: Fact) => isTooOld(file, fact, now),
    unanswered: (fact: Fact) => addressesOfFact(file, fact).some(isUnanswered),
    part: (fact: Fact) => partOf(fact.path) === part,
  };
  const wanted = facts.filter(isWanted[only ?? "part"]);
  const found = asked ? findFact(file, asked) : undefined;
  const chosen = found?.isEditable ? found : undefined;
  return {
    slug: country,
    name: shown.name,
    facts: wanted.map((fact) => shownOf(file, fact, { now, checks })),
    edits,
    reports: cases,
    chosen: chosen && { fact: shownOf(file, chosen, { now, checks }), typed: typedOf(chosen.leaves) },
  };
}
