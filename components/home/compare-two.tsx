import { ButtonLink } from "#components/ui/button.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Section } from "#components/ui/section.tsx";
import { figureKind, type FigureKey } from "#lib/countries/figures.ts";
import { findCountry, formatFigure, getFigure, noDataReason } from "#lib/countries/index.ts";
import { figureMoneyMark } from "#lib/currency/figure-money-mark.ts";
import type { Country } from "#lib/countries/schema.ts";

const slugs = ["kenya", "rwanda"];
const keys: readonly FigureKey[] = [
  "population",
  "gdp_per_capita_nominal_usd",
  "starting_days",
  "account_ownership_pct",
  "corruption_perceptions",
];

/** Two countries side by side, as a taste of the comparison. */
export function CompareTwo() {
  const countries = slugs.flatMap((slug) => findCountry(slug) ?? []);
  const names = new Intl.ListFormat("en-GB").format(countries.map(({ name }) => name));
  return (
    <Section id="compare" title="Weigh one country against another" contained={false}>
      <div className="home-compare">
        <div>
          <p>
            Up to four countries side by side, each figure with its year. Where two years differ, the
            comparison shows it, and where a figure is missing it says why.
          </p>
          <div className="part-actions">
            <ButtonLink href="/explore/compare" variant="secondary">
              Compare countries
            </ButtonLink>
          </div>
        </div>
        <div>
          <DataTable
            caption={`${names}, compared`}
            wide={false}
            columns={[{ label: "Figure" }, ...countries.map(({ name }) => ({ label: name, numeric: true }))]}
            rows={keys.map((key) => [
              label(key),
              ...countries.map((country) => <Cell key={country.slug} country={country} figureKey={key} />),
            ])}
          />
          <p className="home-compare-more">
            <a href={`/explore/compare?c=${slugs.join(",")}`}>See all figures for {names}</a>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** Doing Business ended with 2020; its figures say so wherever they stand. */
const label = (key: FigureKey) =>
  figureKind(key).group === "ease" ? (
    <>
      {figureKind(key).label} <small>Doing Business 2020, discontinued</small>
    </>
  ) : (
    figureKind(key).label
  );

function Cell({ country, figureKey }: { country: Country; figureKey: FigureKey }) {
  const figure = getFigure(country, figureKey);
  if (!figure) return <>No data. {noDataReason(country, figureKey)}</>;
  return (
    <>
      <span {...figureMoneyMark(figureKey, figure.value)}>{formatFigure(figureKey, figure.value)}</span>{" "}
      <small>{figure.year}</small>
    </>
  );
}
