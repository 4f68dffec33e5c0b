import { listCountries } from "../../countries/index.ts";
import { oncePerProcess } from "#lib/per-process.ts";
import { fold } from "#lib/text/fold.ts";

const shortName = /\(([A-Z]{3,8})\)/g;

/** Short names of offices that one country alone has: "KRA" is Kenya's. */
function makeOffices(): ReadonlyMap<string, string> {
  const holders = new Map<string, Set<string>>();
  for (const { slug, agencies, agenciesByNameOnly, registration } of listCountries())
    for (const name of [
      ...[...agencies, ...agenciesByNameOnly].map((agency) => agency.name),
      ...[...registration.steps, ...registration.duties].map(({ institution }) => institution),
    ])
      for (const [, short = ""] of name.matchAll(shortName))
        holders.set(fold(short), new Set([...(holders.get(fold(short)) ?? []), slug]));
  return new Map(
    [...holders].flatMap(([short, slugs]) =>
      slugs.size === 1 ? [[short, [...slugs][0] ?? ""] as const] : [],
    ),
  );
}

/** The country whose office a question names by its short name. */
export function countryOfOffice(words: readonly string[]): string | undefined {
  const offices = oncePerProcess("offices by their short names", makeOffices);
  return words.map((word) => offices.get(word)).find((slug) => slug !== undefined);
}
