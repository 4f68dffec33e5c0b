import { AppLink } from "#components/ui/app-link.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Section } from "#components/ui/section.tsx";
import { Wake } from "#components/ui/wake.tsx";
import { useWords } from "#components/words/use-words.ts";
import { findEntry, knownEntryWords, stateWords } from "#lib/data/countries/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { passportLine } from "#lib/data/countries/visa/open/passport-path.ts";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import { keptFields, type Shown } from "../compare/parse-compare.ts";
import { KeptPassportLink } from "./kept-passport-link.tsx";
import { PassportForm } from "./passport-form.tsx";
import { passportKey } from "./passport-store.ts";

type Props = {
  countries: readonly Country[];
  passport: Passport | null;
  /** How the comparison beside it is shown. */
  view: Shown;
  /** The URL of the comparison, without a passport. */
  href: string;
};

function VisaTableOf({ countries, passport }: { countries: Props["countries"]; passport: Passport }) {
  return (
    <DataTable
      caption={`What each asks of the ${passport.name}`}
      captionHidden
      columns={[{ label: "Country" }, { label: passport.name }]}
      rows={countries.map(({ slug, name }) => {
        const known = findEntry(passport.code, slug);
        return [
          <AppLink key={slug} href={passportLine(passport.code, slug)}>
            {name}
          </AppLink>,
          <>
            <b>{knownEntryWords(known)}</b>{" "}
            {known.fact && <small className="text-muted">{`${stateWords(known.fact)}.`}</small>}
          </>,
        ];
      })}
    />
  );
}

/** What the compared countries require of one passport, which the URL names. */
export function CompareVisa({ countries, passport, view, href }: Props) {
  const words = useWords("visa");
  return (
    <Section
      id="visa"
      title="Visa for my passport"
      lead="Ordinary passports, short visits. No legal advice: ask the embassy. Each name leads to what must be told beside the rule, and its sources."
    >
      {passport && <VisaTableOf countries={countries} passport={passport} />}
      <PassportForm
        action="/explore/compare"
        hidden={[{ name: "c", value: countries.map(({ slug }) => slug).join(",") }, ...keptFields(view)]}
        asked={passport?.country}
      />
      {!passport && (
        <>
          <Wake kept={passportKey} />
          <KeptPassportLink href={href} words={words.pick("show.kept")} />
        </>
      )}
    </Section>
  );
}
