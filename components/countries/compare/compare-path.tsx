import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Flag } from "#components/ui/flag.tsx";
import type { Country } from "#lib/countries/record/open/schema.ts";
import { registeringFacts } from "./registering-facts.tsx";

/** What registering takes, side by side; each country's name leads to its steps and their sources. */
export function CompareRegistering({ countries }: { countries: readonly Country[] }) {
  return (
    <div className="compare-scroll" role="region" aria-label="Table of facts about registering" tabIndex={0}>
      <table className={`compare-table compare-${countries.length}`}>
        <caption className="sr-only">{`Registering: ${countries.map(({ name }) => name).join(", ")}`}</caption>
        <thead>
          <tr>
            <th scope="col">Fact</th>
            {each(countries, ({ slug, name, iso2 }) => (
              <th scope="col">
                <Flag iso2={iso2} /> <AppLink href={`/start-business/${slug}#register`}>{name}</AppLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(registeringFacts, ({ label, draw }) => (
            <tr>
              <th scope="row">{label}</th>
              {each(countries, (country) => (
                <td>{draw(country)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
