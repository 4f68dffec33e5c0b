import { Figure } from "#components/page/figure.tsx";
import { each } from "#components/ui/each.ts";
import { LinkCard } from "#components/ui/card.tsx";
import { Flag } from "#components/ui/flag.tsx";
import type { FigureKey } from "#lib/countries/record/open/figures.ts";
import { findCountry, formatFigure, knownFigure } from "#lib/countries/index.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";

const slugs = ["ghana", "rwanda", "kenya", "senegal", "morocco", "namibia"];
const rows: readonly { key: FigureKey; label: string; edition?: string }[] = [
  { key: "starting_days", label: "Days to start", edition: "Doing Business 2020, discontinued" },
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
                {each(rows, ({ key, label, edition }) => (
                  <Row country={country} figureKey={key} label={label} edition={edition} />
                ))}
              </dl>
            </LinkCard>
          </li>
        ),
      )}
    </ul>
  );
}

type RowProps = { country: Country; figureKey: FigureKey; label: string; edition: string | undefined };

function Row({ country, figureKey, label, edition }: RowProps) {
  const known = knownFigure(country, figureKey);
  return (
    <div>
      <dt>
        {label} {edition ? <small className="edition">{edition}</small> : <small>{known.fact?.year}</small>}
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
