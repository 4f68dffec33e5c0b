import { Wake } from "#components/ui/wake.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { passportKey } from "./passport-store.ts";
import { lineWords } from "./visa-words.ts";
import { YourPassport } from "./your-passport.tsx";

/**
 * One line on a country's page: what it requires of the visitor's passport, once one is saved on the device or named.
 */
export const PassportLine = ({ slug }: { slug: CountrySlug }) => (
  <>
    <Wake kept={passportKey} />
    <YourPassport to={slug} words={lineWords(useWords("visa"))} />
  </>
);
