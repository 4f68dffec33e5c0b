import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Container } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { Sentence } from "#lib/domains/navigator/open/answer.ts";
import type { SearchResults as Results } from "#lib/services/search/open/search-answer.ts";
import type { AskedSearch } from "#lib/services/search/schema.ts";
import { AnswerCard } from "./answer-card.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { HitItem } from "./hit-item.tsx";
import { NarrowLinks } from "./narrow-links.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { PageLinks } from "./page-links.tsx";
import { searchAddress } from "./search-address.ts";
import { SearchTop } from "./search-top.tsx";

type Props = {
  asked: AskedSearch;
  results: Results;
  /** The one sentence that answers, if there is one. */
  answer?: Sentence | undefined;
  /** The slug of the country whose help desk may know, when nothing is found. */
  helpDesk?: string | undefined;
};

/** The suggested spelling, whether it was searched for already or is only offered. */
function Meant({
  asked: { query },
  results: { total, didYouMean, isCorrected },
}: Pick<Props, "asked" | "results">) {
  const words = useWords("search");
  if (!didYouMean || (isCorrected && total === 0)) return null;
  return (
    <p>
      {isCorrected
        ? words("meant.shown", { meant: didYouMean })
        : words.rich("meant.ask", {
            meant: didYouMean,
            link: (inside) => (
              <AppLink href={searchAddress({ ...query, q: didYouMean, page: 1 })}>{inside}</AppLink>
            ),
          })}
    </p>
  );
}

/**
 * The short form and the results. All kinds of page share one list, best match first, because a visitor rarely knows
 * which kind of page contains the answer. The kinds are filters beside the list, with their counts.
 */
export function SearchResults({ asked, results, answer, helpDesk }: Props) {
  const words = useWords("search");
  const { query } = asked;
  const { total, hits, page, pages } = results;
  return (
    <>
      <SearchTop asked={asked} isShort />
      <Container>
        {answer && <AnswerCard sentence={answer} />}
        <div className="search-found">
          <section aria-labelledby="found" className="search-list">
            <h2 id="found" className="text-2xl">
              {words("found", { count: total, q: query.q })}
            </h2>
            <ChosenFilters query={query} />
            <Meant asked={asked} results={results} />
            {total > 0 && (query.page ?? 1) > pages && <Notice title={words("past", { pages })} />}
            {total > 0 ? (
              <ol className="hits">
                {each(hits, (hit) => (
                  <HitItem hit={hit} />
                ))}
              </ol>
            ) : (
              <NothingFound query={query} helpDesk={helpDesk} />
            )}
            {pages > 1 && <PageLinks query={query} page={page} pages={pages} />}
          </section>
          <NarrowLinks query={query} kinds={results.kinds} countries={results.countries} />
        </div>
      </Container>
    </>
  );
}
