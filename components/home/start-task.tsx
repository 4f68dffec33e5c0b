import { regionClass } from "#components/charts/map-parts.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Flag } from "#components/ui/flag.tsx";
import { Container } from "#components/ui/section.tsx";
import { moneySpan, priceLabel } from "#lib/data/countries/paths/open/path-words.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { regions } from "#lib/data/countries/record/open/schema.ts";
import { daySpan } from "#lib/data/countries/words/open/guide-words.ts";
import { pluralRules } from "#lib/platform/words/open/formats.ts";
import { exampleAnswer } from "./task-figures.ts";

const counted = pluralRules();
const countries = (n: number) => (counted.select(n) === "one" ? `${n} country` : `${n} countries`);

/** Every country as a link, by region. */
function RegionLists() {
  return each(regions, (region) => {
    const own = listCountries().filter((country) => country.region === region);
    return (
      <div className="home-region">
        <div>
          <h3 className={regionClass[region]}>{region}</h3>
          <p className="text-sm text-muted">{countries(own.length)}</p>
        </div>
        <ul>
          {each(own, ({ slug, name }) => (
            <li>
              <AppLink href={`/start-business/${slug}`}>{name}</AppLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

/** Starting a business: what a guide answers first, with a real one as example, and the links to every guide. */
export function StartTask({ countries }: { countries: number }) {
  const example = exampleAnswer();
  const isOnline = example?.online === "full" || example?.online === "partial";
  return (
    <section id="countries" aria-labelledby="countries-title" className="home-start">
      <Container>
        <div className="home-start-grid">
          <div>
            <h2 id="countries-title">Start: each guide answers first</h2>
            <p>What it costs, how many days, where. Then the steps, with papers and offices.</p>
          </div>
          {example && (
            <div className="home-answer">
              <h3>
                <Flag iso2={example.country.iso2} size={24} />
                <AppLink href={`/start-business/${example.country.slug}`}>
                  {`A company in ${example.country.name}`}
                </AppLink>
              </h3>
              <dl>
                <div>
                  <dt>{priceLabel(example.cost)}</dt>
                  <dd>{moneySpan(example.cost)}</dd>
                </div>
                <div>
                  <dt>It takes</dt>
                  <dd>{daySpan(example.time)}</dd>
                </div>
                <div>
                  <dt>Where</dt>
                  <dd>
                    {example.place.town ?? example.place.name}
                    {isOnline && " or online"}
                  </dd>
                </div>
              </dl>
              <p>{`Sources of ${example.years.join(" and ")}, named in the guide`}</p>
            </div>
          )}
        </div>
        <details className="disclosure disclosure-small home-regions">
          <summary>{`All ${countries} countries by region`}</summary>
          <div className="disclosure-body">
            <RegionLists />
          </div>
        </details>
      </Container>
    </section>
  );
}
