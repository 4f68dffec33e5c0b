import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Container } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { Sentence } from "#lib/navigator/open/answer.ts";
import type { SearchResults as Results } from "#lib/search/open/search-answer.ts";
import type { AskedSearch } from "#lib/search/schema.ts";
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
  /** The one sentence that answers, where one does. */
  answer?: Sentence | undefined;
  /** The slug of the country whose help desk may know, where nothing is found. */
  helpDesk?: string | undefined;
};

/** What was probably meant, where it was searched for, or may be. */
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
 * The form in short, and what was found: in one list, the best first, each hit with its kind, because whoever searches rarely
 * knows in which kind of page the answer stands. The kinds stand beside it as filters with their counts.
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
