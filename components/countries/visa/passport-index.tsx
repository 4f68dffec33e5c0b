import { PageEnd } from "#components/page/page-end.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { SourceList } from "#components/countries/family/source-list.tsx";
import { QueryProblems } from "#components/countries/query-problems.tsx";
import { each } from "#components/ui/each.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Container, PageHeader, Section } from "#components/ui/section.tsx";
import { listState, visaList } from "#lib/data/countries/index.ts";
import type { Area } from "#lib/data/countries/record/open/areas.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { passportLine, passportPath } from "#lib/data/countries/visa/open/passport-path.ts";
import { listPassports, type Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { upperCase } from "#lib/platform/words/open/formats.ts";
import { OpennessMap } from "./openness-map.tsx";
import { PassportForm } from "./passport-form.tsx";

type Props = {
  /** The country the visitor wants to enter. The passports then link to its row. */
  to?: Country | undefined;
  /** What was typed and matches no passport. */
  asked?: string | undefined;
  near?: readonly Passport[];
  /** The part of the openness map that is shown. */
  area?: Area | null;
  problems?: readonly string[];
};

/** The passports grouped by first letter. */
function byLetter(): [string, Passport[]][] {
  const groups = new Map<string, Passport[]>();
  for (const passport of listPassports()) {
    const letter = upperCase(fold(passport.country).charAt(0));
    groups.set(letter, [...(groups.get(letter) ?? []), passport]);
  }
  return [...groups];
}

/** Chooses a passport, by typing or from the list. */
export function PassportIndex({ to, asked, near = [], area = null, problems = [] }: Props) {
  const hrefOf = ({ code }: Passport) => (to ? passportLine(code, to.slug) : passportPath(code));
  const country = to && inSentence(to);
  return (
    <>
      <Breadcrumbs path="/explore/passport" />
      <PageHeader
        title={country ? `Visa for ${country} by passport` : "Visa for Africa by passport"}
        lead={`Name your passport to see which of the 54 countries ask for a visa, where one gets it and for how many days. State of ${listState()}, with later changes.`}
      />
      <Container className="visa-ask">
        <QueryProblems problems={problems} />
        {near.length > 0 && (
          <ul className="near-passports" aria-label="Passports with a name like it">
            {each(near, (passport) => (
              <li>
                <AppLink href={hrefOf(passport)}>{passport.name}</AppLink>
              </li>
            ))}
          </ul>
        )}
        <PassportForm
          action="/explore/passport"
          hidden={to ? [{ name: "to", value: to.slug }] : []}
          asked={asked}
        />
      </Container>
      <OpennessMap area={area} />
      <Section id="passports" title="All 199 passports">
        <div className="passport-list">
          {each(byLetter(), ([letter, passports]) => (
            <div>
              <h3>{letter}</h3>
              <ul>
                {each(passports, (passport) => (
                  <li>
                    <AppLink href={hrefOf(passport)}>{passport.country}</AppLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section id="sources" title="Sources">
        <SourceList ids={[visaList.source]} />
      </Section>
      <Container className="pb-section">
        <PageEnd path="/explore/passport" related={["/one-africa", "/explore/ranking", "/explore/compare"]} />
      </Container>
    </>
  );
}
