import { AppLink } from "#components/ui/app-link.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { SearchQuery, SearchResults } from "#lib/services/search/open/search-answer.ts";
import { searchAddress } from "./search-address.ts";

/** The number of countries that are visible. The others are in a disclosure. */
const mostOpen = 8;

type Option = { name: string; total: number; query: SearchQuery; isChosen: boolean };

function Options({ options }: { options: readonly Option[] }) {
  const words = useWords("search");
  return (
    <ul>
      {each(options, ({ name, total, query, isChosen }) => (
        <li>
          <AppLink href={searchAddress(query)} aria-current={isChosen ? "true" : undefined}>
            {words.rich("narrow.count", {
              name,
              count: total,
              total: (inside) => <b>{inside}</b>,
              hidden: srOnly,
            })}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

type Props = Pick<SearchResults, "kinds" | "countries"> & { query: SearchQuery };

/** Filters of the search by kind of page and by country, each with its number of results. */
export function NarrowLinks({ query: { q, kind, country }, kinds, countries }: Props) {
  const words = useWords("search");
  if (kinds.length + countries.length === 0) return null;
  const ofKinds = kinds.map((one) => ({
    name: words(`kinds.${one.kind}`),
    total: one.total,
    query: { q, country, kind: one.kind },
    isChosen: one.kind === kind,
  }));
  const inCountries = countries.map((one) => ({
    name: findCountry(one.country)?.name ?? one.country,
    total: one.total,
    query: { q, kind, country: one.country },
    isChosen: one.country === country,
  }));
  const others = inCountries.slice(mostOpen);
  return (
    <nav aria-labelledby="narrow" className="search-narrow">
      <h2 id="narrow" className="text-xl">
        {words("narrow")}
      </h2>
      {ofKinds.length > 0 && <h3>{words("narrow.kind")}</h3>}
      <Options options={ofKinds} />
      {inCountries.length > 0 && <h3>{words("narrow.country")}</h3>}
      <Options options={inCountries.slice(0, mostOpen)} />
      {others.length > 0 && (
        <Disclosure
          summary={words("narrow.otherCountries", { count: others.length })}
          open={others.some(({ isChosen }) => isChosen)}
        >
          <Options options={others} />
        </Disclosure>
      )}
    </nav>
  );
}
