import { each, joined } from "#components/ui/each.ts";
import { FigureValue } from "#components/countries/figure-value.tsx";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { SourceLink } from "./source-marks.tsx";
import { NoData } from "#components/page/figure.tsx";
import { riskRating, startingFact, startingWords, formatFigure } from "#lib/data/countries/index.ts";
import {
  asSentence,
  enumerated,
  listed,
  ratingWords,
  salesTaxName,
  doubted,
} from "#lib/data/countries/words/open/guide-words.ts";
import { Fact } from "./facts.tsx";
import { GuideSection, type GuideProps } from "./guide-section.tsx";
import { factSource, type PlainFact, knownFigure, whyHeld } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

const heldWords = {
  old: "Only an old value is known: see below",
  discontinued: "From a count that ended: see below",
} as const;

type Props = {
  country: Country;
  figureKey: FigureKey;
  /** Where the figure is on the page with its marks. */ below: `#${string}`;
};

/** A figure near the top of a page. A doubtful one is marked; for an old one a link leads to its place below. */
function LeadFigure({ country, figureKey, below }: Props) {
  const { fact } = knownFigure(country, figureKey);
  const held = fact && whyHeld(fact, figureKey);
  if (!held) return <FigureValue country={country} figureKey={figureKey} />;
  return (
    <a href={below}>
      {held === "doubt" ? doubted(formatFigure(figureKey, fact.value), fact) : heldWords[held]}
    </a>
  );
}

/** Facts without a year, grouped by source: "General knowledge (languages, blocs)". */
function UndatedSources({
  country,
  facts,
}: {
  country: Country;
  facts: readonly (readonly [PlainFact, string])[];
}) {
  const ids = [...new Set(facts.map(([fact]) => factSource(country, fact)))];
  return joined(ids, "; ", (id) => {
    const labels = facts.flatMap(([fact, label]) => (factSource(country, fact) === id ? label : []));
    return (
      <>
        <SourceLink id={id} />
        {` (${enumerated(labels)})`}
      </>
    );
  });
}

/** The first fact about starting a business: a score with its source, or the days or steps from the guide. */
function StartingRow({ country }: GuideProps) {
  const fact = startingFact(country);
  const { label, value, edition } = startingWords(fact);
  return (
    <Fact label={label}>
      <b>{value}</b>{" "}
      {fact.kind === "score" ? (
        <SourceLink id={fact.figure.source}>{edition}</SourceLink>
      ) : (
        <a href="#register">{edition}</a>
      )}
    </Fact>
  );
}

/* Names, codes and time zones, which have no year. */
const undated = [
  ["capital", "capital"],
  ["currency", "currency"],
  ["languages", "languages"],
  ["blocs", "blocs"],
  ["timezones", "time zone"],
  ["callingCode", "calling code"],
  ["region", "region"],
  ["tld", "domain"],
] as const;

/** The fifteen facts readers want first. */
export function AtAGlance({ country }: GuideProps) {
  const { capitals, currency, languages, timezones } = country;
  const official = languages.filter((language) => language.official).map(({ name }) => name);
  const roles = rolesOf(languages);
  const risk = riskRating(country);
  return (
    <GuideSection id="at-a-glance">
      <dl className="tiles">
        <Fact label={capitals.length > 1 ? "Capitals" : "Capital"} fact="capital">
          <b>{country.capital}</b>
          {capitals.length > 1 && (
            <small> {enumerated(capitals.map(({ name, role }) => `${name}: ${role}`))}</small>
          )}
        </Fact>
        <Fact label="Population">
          <FigureValue country={country} figureKey="population" />
        </Fact>
        <Fact label="GDP">
          <FigureValue country={country} figureKey="gdp_nominal_usd" />
        </Fact>
        <Fact label="GDP per person">
          <FigureValue country={country} figureKey="gdp_per_capita_nominal_usd" />
        </Fact>
        <Fact label="Currency" fact="currency">
          <b translate="no">{currency.code}</b> {currency.name}
          {currency.alsoUsed.length > 0 && <small> also used: {listed(currency.alsoUsed)}</small>}
        </Fact>
        <Fact label={languagesLabel(official.length)} fact="languages">
          {official.length > 0 && <b>{enumerated(official)}</b>}
          {roles.length > 0 && <small> {roles.join("; ")}</small>}
          {official.length + roles.length === 0 &&
            (country.languagesNote ?? <NoData reason="No language is named official in the source." />)}
        </Fact>
        <StartingRow country={country} />
        <Fact label="Corporate tax">
          <LeadFigure country={country} figureKey="corporate_tax_rate_pct" below="#tax" />
        </Fact>
        <Fact label={asSentence(salesTaxName(country))}>
          <LeadFigure country={country} figureKey="vat_standard_rate_pct" below="#tax" />
        </Fact>
        <Fact label="Regional blocs" fact="blocs">
          {country.blocs.length > 0 ? (
            <a href="#blocs">{enumerated(country.blocs)}</a>
          ) : (
            <NoData reason="No bloc is named in the source." />
          )}
        </Fact>
        <Fact label="Time zone" fact="timezones">
          <b>{enumerated([...new Set(timezones.map(({ utc }) => utc))])}</b>
          {each(timezones, ({ summer }) => summer && <small> summer: {summer}</small>)}
        </Fact>
        <Fact label="Calling code" fact="callingCode">
          <b>{country.callingCode}</b>
        </Fact>
        <Fact label="Risk rating" fact="riskRating">
          {risk ? (
            <>
              <b>{ratingWords[risk.rating]}</b> <a href="#risk">by rule, {risk.asOf}</a>
            </>
          ) : (
            <NoData reason="The index behind the rule has no score for this country." />
          )}
        </Fact>
        <Fact label="Region" fact="region">
          <b>{country.region}</b>
        </Fact>
        <Fact label="Internet domain" fact="tld">
          <b>{country.tld}</b>
        </Fact>
      </dl>
      <p className="fine">
        Each year leads to its source. The rest carries no year:{" "}
        <UndatedSources country={country} facts={undated} />.
      </p>
    </GuideSection>
  );
}

function languagesLabel(official: number): string {
  if (official === 0) return "Languages";
  return official === 1 ? "Official language" : "Official languages";
}

/** Languages that are used officially without being official: "working language: French, English". */
function rolesOf(languages: GuideProps["country"]["languages"]): string[] {
  const others = languages.filter(({ official, role }) => !official && role);
  return [...new Set(others.map(({ role }) => role))].map((role) => {
    const names = others.filter((language) => language.role === role).map(({ name }) => name);
    return `${role}: ${enumerated(names)}`;
  });
}
