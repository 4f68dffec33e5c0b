import { AppLink } from "#components/ui/app-link.tsx";
import { findEntry, knownEntryWords, stateWords } from "#lib/data/countries/index.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { passportLine } from "#lib/data/countries/visa/open/passport-path.ts";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";

/** What a country requires of a passport, as one cell of a table. It links to everything that must be shown with it. */
export function VisaCell({ passport: { code }, slug }: { passport: Passport; slug: CountrySlug }) {
  const known = findEntry(code, slug);
  return (
    <>
      <AppLink href={passportLine(code, slug)}>{knownEntryWords(known)}</AppLink>
      {known.fact?.change && <small>{` ${stateWords(known.fact)}`}</small>}
    </>
  );
}
