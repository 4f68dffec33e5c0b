import { AppLink } from "#components/ui/app-link.tsx";
import { Flag } from "#components/ui/flag.tsx";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { partsOfName, foreignWordsIn } from "#lib/data/countries/words/open/name-language.ts";

/** A country in a table: its flag, and its name as a link to its profile. */
export function CountryName({ country: { slug, name, iso2 } }: { country: Country }) {
  return (
    <>
      <Flag iso2={iso2} /> <AppLink href={`/explore/countries/${slug}`}>{name}</AppLink>
    </>
  );
}

type Props = { name: string; iberia?: "es" | "pt" | undefined };

/** A name that screen readers pronounce in its own language. English that follows it stays English. */
export function Named({ name, iberia }: Props) {
  const { own, lang, rest } = partsOfName(name, iberia);
  if (!lang) return name;
  return (
    <>
      <span lang={lang}>{own}</span>
      {rest}
    </>
  );
}

/**
 * English text in which screen readers read foreign words in their own language: "Residence card (carte de séjour)".
 */
export function WithOwnWords({ text }: { text: string }) {
  const parts = foreignWordsIn(text);
  if (!parts) return text;
  return (
    <>
      {parts.before}
      <span lang={parts.lang}>{parts.own}</span>
      {parts.after}
    </>
  );
}
