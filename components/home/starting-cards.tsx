import { Figure } from "#components/page/figure.tsx";
import { each } from "#components/ui/each.ts";
import { LinkCard } from "#components/ui/card.tsx";
import { Flag } from "#components/ui/flag.tsx";
import type { FigureKey } from "#lib/countries/record/open/figures.ts";
import { findCountry, formatFigure, knownFigure, startingFact, startingWords } from "#lib/countries/index.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";

const slugs = ["ghana", "rwanda", "kenya", "senegal", "morocco", "namibia"];
const rows: readonly { key: FigureKey; label: string }[] = [
  { key: "gdp_nominal_usd", label: "GDP" },
  { key: "population", label: "Population" },
];

/** Six countries to begin with, one glance each. */
export function StartingCards() {
  return (
    <ul className="home-cards">
      {each(
        slugs.flatMap((slug) => findCountry(slug) ?? []),
        (country) => (
          <li>
            <LinkCard
              href={`/start-business/${country.slug}`}
              title={country.name}
              start={<Flag iso2={country.iso2} size={32} />}
            >
              <dl>
                <Starting country={country} />
                {each(rows, ({ key, label }) => (
                  <Row country={country} figureKey={key} label={label} />
                ))}
              </dl>
            </LinkCard>
          </li>
        ),
      )}
    </ul>
  );
}

function Starting({ country }: { country: Country }) {
  const { label, value, edition } = startingWords(startingFact(country));
  return (
    <div>
      <dt>
        {label} <small className="edition">{edition}</small>
      </dt>
      <dd>
        <b className="fv">{value}</b>
      </dd>
    </div>
  );
}

type RowProps = { country: Country; figureKey: FigureKey; label: string };

function Row({ country, figureKey, label }: RowProps) {
  const known = knownFigure(country, figureKey);
  return (
    <div>
      <dt>
        {label} <small>{known.fact?.year}</small>
      </dt>
      <dd>
        <Figure
          known={known}
          text={known.fact ? formatFigure(figureKey, known.fact.value) : ""}
          figureKey={figureKey}
          year="elsewhere"
        />
      </dd>
    </div>
  );
}
