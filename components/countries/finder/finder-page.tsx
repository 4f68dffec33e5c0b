import { AfricaMap } from "#components/charts/africa-map.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { SectionBoundary } from "#components/ui/section-boundary.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import type { FinderQuery } from "#lib/data/countries/finder/open/finder-query.ts";
import { formatFigure, searchTopics } from "#lib/data/countries/index.ts";
import {
  findSource,
  knownFigure,
  listCountries,
  perVersion,
  regionalRails,
} from "#lib/data/countries/record/index.ts";
import { searchRows, topicHits } from "#lib/data/countries/finder/open/search.ts";
import { railFacts } from "../rails/rail-facts.ts";
import { WalletRails } from "../rails/wallet-rails.tsx";
import { QueryProblems } from "../query-problems.tsx";
import { finderEntries } from "./finder-entries.ts";
import { FinderFields } from "./finder-fields.tsx";
import { FinderList } from "./finder-list.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { longestSearch } from "#lib/services/search/open/limits.ts";

/**
 * A plain GET form to search the whole site. Without script every Search link leads to the finder, so visitors who look
 * for something else continue from here.
 */
function SearchAll({ asked }: { asked: string }) {
  return (
    <form action="/search" role="search" aria-label="Everything on this site" className="find-fields mt-6">
      <TextField
        id="all-q"
        label="Looking for something else? Search everything on this site"
        name="q"
        type="search"
        defaultValue={asked}
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button variant="secondary">Search everything</Button>
    </form>
  );
}

/** The data of the finder that does not depend on the query. */
const facts = perVersion("facts of the finder", () => ({
  entries: finderEntries(),
  topics: searchTopics(),
  rails: railFacts(listCountries(), regionalRails, {
    findSource,
    accountFigure: (country) => knownFigure(country, "account_ownership_pct"),
    accountText: (value) => formatFigure("account_ownership_pct", value),
  }),
}));

const nothingAsked: FinderQuery = { q: "", region: null, sort: null, focus: null, problems: [] };

/**
 * The finder: search, map and list of all guides. Without a query it is the same for everybody, and includes payment
 * services.
 */
export function FinderPage({ query }: { query?: FinderQuery }) {
  const { q, region, sort, focus, problems } = query ?? nothingAsked;
  const { entries, topics, rails } = facts();
  const choice = { q, region, sort };
  const also = topicHits(topics, q);
  const shown = new Set(searchRows(entries, { ...choice, also }).map(({ slug }) => slug));
  const header = (
    <PageHeader
      contained={false}
      title="Start a business in Africa"
      lead="Choose a country for its guide: the steps, the costs and the offices, each marked as sourced or indicative."
    />
  );
  return (
    <>
      <Container>
        <SectionBoundary title={header}>
          <FinderList
            entries={entries}
            initial={choice}
            also={also}
            intro={
              <>
                {header}
                {problems.length > 0 && (
                  <div className="find-problems">
                    <QueryProblems problems={problems} />
                  </div>
                )}
              </>
            }
            fields={<FinderFields choice={choice} autoFocus={focus === "search"} />}
          >
            <AfricaMap
              id="finder-map"
              skipTo="#guides"
              selected={shown.size < entries.length ? shown : undefined}
            />
          </FinderList>
        </SectionBoundary>
        <p className="find-note">
          Business entry is a score from 0 to 100 of the World Bank’s Business Ready (B-READY); where it
          leaves a country out, its guide’s own days or steps stand there.{" "}
          <AppLink href="/explore/compare">Compare two to four countries</AppLink>, or ask{" "}
          <AppLink href="/explore/which-country">which country suits you</AppLink>.
        </p>
        <SearchAll asked={q} />
      </Container>
      {query ? (
        // A search shows only its results. A link leads to the rest of the page.
        <Container>
          <p id="wallet-rails" className="find-note">
            <AppLink href="/start-business#wallet-rails">What moves money in each country</AppLink>
          </p>
        </Container>
      ) : (
        <WalletRails facts={rails} />
      )}
    </>
  );
}
