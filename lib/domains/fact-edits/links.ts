import "server-only";
import {
  findSource,
  completeFiles,
  listFacts,
  type CountryFile,
  type Fact,
} from "#lib/data/countries/record/index.ts";
import { officialLinks } from "#lib/data/countries/profiles/index.ts";
import { db } from "#lib/platform/db.ts";
import { titleOf } from "./fact-words.ts";
import type { LinkCheck } from "./open/link-check.ts";

export type FactSource = { title: string; url: string | null };

/** The sources of a fact, by title, each with its URL. */
export const sourcesOfFact = (file: CountryFile, fact: Fact): FactSource[] =>
  fact.sources.map((id) => {
    const source = file.registration.sources.find((one) => one.id === id) ?? findSource(id);
    return { title: source?.title ?? id, url: source?.url ?? null };
  });

/** The URLs among the values of a fact: of an agency, of a form. */
export const linksOfFact = ({ leaves }: Pick<Fact, "leaves">): string[] =>
  leaves.flatMap(({ kind, value }) => (kind === "link" && typeof value === "string" ? [value] : []));

/** Every URL of a fact: those of its sources, and those among its values. */
export const addressesOfFact = (file: CountryFile, fact: Fact): string[] => [
  ...sourcesOfFact(file, fact).flatMap(({ url }) => url ?? []),
  ...linksOfFact(fact),
];

/** An external URL, what it is for, and the countries that name it. */
type NamedAddress = { url: string; of: string; countries: readonly string[] };

/** Every URL that the countries' facts and pages name, once each, from this process's records. */
export function listAddresses(): NamedAddress[] {
  const found = new Map<string, { of: string; countries: Set<string> }>();
  const note = (url: string | null, of: string, country: string) => {
    if (url === null || !URL.canParse(url)) return;
    const known = found.get(url) ?? { of, countries: new Set() };
    known.countries.add(country);
    found.set(url, known);
  };
  for (const { country, of, url } of officialLinks()) note(url, of, country);
  for (const file of completeFiles())
    for (const fact of listFacts(file)) {
      for (const { title, url } of sourcesOfFact(file, fact)) note(url, title, file.slug);
      for (const url of linksOfFact(fact)) note(url, titleOf(fact), file.slug);
    }
  return [...found].map(([url, { of, countries }]) => ({ url, of, countries: [...countries] }));
}

const atOnce = 500;
/** A redirect target is stored only if it is no longer than an address may be. */
const longestAddress = 500;

/**
 * Stores the results of link checks, replacing the earlier ones. If all URLs were checked, the results of others are
 * deleted, since no record names them any more.
 */
export async function saveLinkChecks(
  checks: readonly Omit<LinkCheck, "checkedAt">[],
  { isWhole }: { isWhole: boolean },
): Promise<void> {
  await db().$transaction(async (on) => {
    for (let from = 0; from < checks.length; from += atOnce) {
      const some = checks.slice(from, from + atOnce).map(({ url, answer, status, movedTo }) => ({
        url,
        answer,
        status,
        moved_to: movedTo !== null && movedTo.length <= longestAddress ? movedTo : null,
      }));
      await on.$executeRaw`
        INSERT INTO link_checks AS known (url, answer, status, moved_to, checked_at)
        SELECT c.url, c.answer::link_answer, c.status, c.moved_to, now()
        FROM jsonb_to_recordset(${JSON.stringify(some)}::text::jsonb) AS c (url text, answer text, status int, moved_to text)
        ON CONFLICT (url) DO UPDATE SET answer = excluded.answer, status = excluded.status,
          moved_to = excluded.moved_to, checked_at = excluded.checked_at`;
    }
    const urls = checks.map(({ url }) => url);
    if (isWhole) await on.$executeRaw`DELETE FROM link_checks WHERE NOT (url = ANY (${urls}::text[]))`;
  });
}
