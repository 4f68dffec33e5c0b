import "server-only";
import { findSource, mostYearsOf, type CountryFile, type Fact } from "#lib/data/countries/record/index.ts";
import { isDiscontinued, isFigureKey } from "#lib/data/countries/record/open/figures.ts";
import { kindAt } from "./open/facts-query.ts";

/** The age in years at which a fact of a kind needs a fresh look, unless the site's rule for figures sets one. */
const mostYears: readonly (readonly [kind: string, years: number])[] = [
  ["tax", 2],
  ["registration", 2],
  ["creditRatings", 2],
  ["hiring", 3],
  ["importing", 3],
  ["mobility", 3],
  ["payments", 5],
  ["figures", 5],
];
const otherYears = 10;

/** The maximum age of a fact in years; undefined for a discontinued series, which has no newer value. */
function yearsOf(path: string): number | undefined {
  const [part, key = ""] = path.split(".");
  if (part === "figures") {
    if (isFigureKey(key) && isDiscontinued(key)) return undefined;
    const ofSite = mostYearsOf(key);
    if (ofSite !== undefined) return ofSite;
  }
  const kind = kindAt(path);
  return mostYears.find(([one]) => kind === one || kind.startsWith(`${one}.`))?.[1] ?? otherYears;
}

const yearIn = (text: unknown): number | undefined => {
  const found = /(?:19|20)\d{2}/.exec(String(text ?? ""))?.[0];
  return found ? Number(found) : undefined;
};

const leafOf = ({ leaves }: Fact, name: string): unknown => leaves.find((leaf) => leaf.name === name)?.value;

/** The year of a fact: its own, otherwise that of its newest source; undefined if neither is known. */
export function yearOfFact(file: CountryFile, fact: Fact): number | undefined {
  const own = leafOf(fact, "year") ?? yearIn(leafOf(fact, "asOf"));
  if (typeof own === "number") return own;
  const ofSources = fact.sources.flatMap((id) => {
    const ofRegistration = file.registration.sources.find((source) => source.id === id);
    return ofRegistration?.year ?? yearIn(findSource(id)?.snapshot) ?? [];
  });
  return ofSources.length > 0 ? Math.max(...ofSources) : undefined;
}

/** Whether a fact is older than its kind allows. A fact of unknown year is not. */
export function isTooOld(file: CountryFile, fact: Fact, now: Date): boolean {
  const [most, year] = [yearsOf(fact.path), yearOfFact(file, fact)];
  return (
    fact.value !== null && most !== undefined && year !== undefined && now.getUTCFullYear() - year > most
  );
}
