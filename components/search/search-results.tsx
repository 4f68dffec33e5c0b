import { AppLink, ButtonLink } from "#components/ui/app-link.tsx";
import { each, joined } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Container } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { Sentence } from "#lib/domains/navigator/open/answer.ts";
import type { SearchResults as Results, Hit, SearchQuery } from "#lib/services/search/open/search-answer.ts";
import type { AskedSearch } from "#lib/services/search/schema.ts";
import { Card } from "#components/ui/card.tsx";
import { dateBeside } from "#lib/domains/navigator/open/date-beside.ts";
import { Icon } from "#components/ui/icon.tsx";
import { srOnly } from "#components/ui/sr-only.tsx";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { NarrowLinks } from "./narrow-links.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { searchAddress } from "./search-address.ts";
import { SearchTop } from "./search-top.tsx";

/** The one sentence that answers the search, with its provenance and a link to the page it is from. */
function AnswerCard({ sentence }: { sentence: Sentence }) {
  const words = useWords("search");
  const { text, cite } = sentence;
  const { href, title, marks = [], sources = [] } = cite;
  const date = dateBeside(sentence);
  const known = [
    ...(date ? [date] : []),
    ...marks,
    ...(sources.length > 0 ? [words("answer.sources", { sources: sources.join(", ") })] : []),
  ];
  return (
    <section aria-labelledby="answer" className="search-answer">
      <h2 id="answer" className="text-2xl">
        {words("answer")}
      </h2>
      <Card>
        <p className="text-lg">{text}</p>
        {known.length > 0 && <p className="text-sm text-muted">{joined(known, " · ", (one) => one)}</p>}
        <p>
          <a className="link" href={href}>
            {words("answer.more", { title })}
          </a>
        </p>
      </Card>
    </section>
  );
}

function Chosen({ name, without }: { name: string; without: SearchQuery }) {
  return (
    <li>
      <AppLink className="search-chosen" href={searchAddress(without)}>
        {useWords("search").rich("narrow.remove", { name, hidden: srOnly })}
        <Icon name="close" size={16} />
      </AppLink>
    </li>
  );
}

/** The active filters. Each links to the same search without it. */
function ChosenFilters({ query: { q, kind, country } }: { query: SearchQuery }) {
  const words = useWords("search");
  if (!kind && !country) return null;
  return (
    <ul className="search-chosen-list" aria-label={words("narrow.chosen")}>
      {kind && <Chosen name={words(`kinds.${kind}`)} without={{ q, country }} />}
      {country && <Chosen name={findCountry(country)?.name ?? country} without={{ q, kind }} />}
    </ul>
  );
}

/** Pagination: links to the previous and next page of results. */
function PageLinks({ query, page, pages }: { query: SearchQuery; page: number; pages: number }) {
  const words = useWords("search");
  return (
    <nav aria-label={words("pages")} className="page-actions search-pages">
      {page > 1 && (
        <ButtonLink rel="prev" variant="secondary" href={searchAddress({ ...query, page: page - 1 })}>
          {words("pages.previous")}
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink rel="next" variant="secondary" href={searchAddress({ ...query, page: page + 1 })}>
          {words("pages.next")}
        </ButtonLink>
      )}
      <p>{words("pages.at", { page, pages })}</p>
    </nav>
  );
}

/** One result: its kind, its name as the link, and an excerpt with the matched words. */
function HitItem({ hit: { href, title, heading, kind, country, date, excerpt } }: { hit: Hit }) {
  const words = useWords("search");
  const about = [words(`kind.${kind}`), findCountry(country ?? "")?.name, date].filter(Boolean);
  return (
    <li>
      <h3>
        <a className="link" href={href}>
          {heading ? `${title}: ${heading}` : title}
        </a>
      </h3>
      <p className="hit-about">{joined(about, " · ", (part) => part)}</p>
      {excerpt.length > 0 && (
        <p>{each(excerpt, ({ text, isHit }) => (isHit ? <mark>{text}</mark> : text))}</p>
      )}
    </li>
  );
}

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
