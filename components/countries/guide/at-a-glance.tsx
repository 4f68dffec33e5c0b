import { each } from "#components/ui/each.ts";
import { FigureValue } from "#components/countries/figure-value.tsx";
import { NoData } from "#components/countries/figure-value.tsx";
import { riskRating } from "#lib/countries/index.ts";
import { enumerated, listed, ratingWords } from "#lib/countries/guide-words.ts";
import { Fact } from "./facts.tsx";
import { GuideSection } from "./guide-section.tsx";
import type { GuideProps } from "./sections.ts";
import { SourceLink } from "./source-link.tsx";

const undated = ["cia-factbook-2026-01", "mledoze-countries", "tzdb"] as const;

/** Sources of names, codes and clocks, which carry no year. */
export const undatedSources: readonly string[] = undated;

/** The fifteen facts a reader asks for first. */
export function AtAGlance({ country }: GuideProps) {
  const { capitals, currency, languages, timezones } = country;
  const official = languages.filter((language) => language.official).map(({ name }) => name);
  const risk = riskRating(country);
  return (
    <GuideSection id="at-a-glance">
      <dl className="tiles">
        <Fact label={capitals.length > 1 ? "Capitals" : "Capital"}>
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
        <Fact label="Currency">
          <b>{currency.code}</b> {currency.name}
          {currency.alsoUsed.length > 0 && <small> also used: {listed(currency.alsoUsed)}</small>}
        </Fact>
        <Fact label={official.length > 1 ? "Official languages" : "Official language"}>
          {official.length > 0 ? (
            <b>{enumerated(official)}</b>
          ) : (
            <NoData reason="No language is named official in the source." />
          )}
        </Fact>
        <Fact label="Days to start (Doing Business 2020, discontinued)">
          <FigureValue country={country} figureKey="starting_days" />
        </Fact>
        <Fact label="Corporate tax">
          <FigureValue country={country} figureKey="corporate_tax_rate_pct" />
        </Fact>
        <Fact label="VAT">
          <FigureValue country={country} figureKey="vat_standard_rate_pct" />
        </Fact>
        <Fact label="Regional blocs">
          {country.blocs.length > 0 ? (
            <a href="#blocs">{enumerated(country.blocs)}</a>
          ) : (
            <NoData reason="No bloc is named in the source." />
          )}
        </Fact>
        <Fact label="Time zone">
          <b>{enumerated([...new Set(timezones.map(({ utc }) => utc))])}</b>
          {each(timezones, ({ summer }) => summer && <small> summer: {summer}</small>)}
        </Fact>
        <Fact label="Calling code">
          <b>{country.callingCode}</b>
        </Fact>
        <Fact label="Risk rating">
          {risk ? (
            <>
              <b>{ratingWords[risk.rating]}</b> <a href="#risk">by rule, {risk.asOf}</a>
            </>
          ) : (
            <NoData reason="The index behind the rule has no score for this country." />
          )}
        </Fact>
        <Fact label="Region">
          <b>{country.region}</b>
        </Fact>
        <Fact label="Internet domain">
          <b>{country.tld}</b>
        </Fact>
      </dl>
      <p className="fine">
        Each year leads to its source. Names, codes and clocks carry no year; they are from{" "}
        {each(undated, (id, index) => (
          <span>
            {index > 0 && "; "}
            <SourceLink id={id} />
          </span>
        ))}
        .
      </p>
    </GuideSection>
  );
}
