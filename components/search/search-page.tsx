import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { brand } from "#lib/site/brand.ts";
import { longestSearch } from "#lib/search/open/limits.ts";
import type { AskedSearch } from "#lib/search/schema.ts";
import { SearchExamples } from "./search-examples.tsx";
import { SearchForm } from "./search-form.tsx";

const nothingAsked: AskedSearch = { query: { q: "" }, typed: "", problems: [] };

type Props = { asked?: AskedSearch; children?: ReactNode };

/** The form, and under it (as children) what was found; before anything is asked, what can be. */
export function SearchPage({ asked = nothingAsked, children }: Props) {
  const words = useWords("search");
  return (
    <>
      {/* React puts it into the head: browsers then offer to search here from their address line. */}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        href="/opensearch.xml"
        title={brand.name}
      />
      <Breadcrumbs path="/search" />
      <PageHeader title={words("title")} lead={children ? undefined : words("lead")} />
      <Container className="search-top">
        {asked.problems.length > 0 && (
          <Notice tone="caution" title={words("problems")}>
            {each(asked.problems, (problem) => (
              <p>{words(`problem.${problem}`, { most: longestSearch })}</p>
            ))}
          </Notice>
        )}
        <SearchForm {...asked} isShort={Boolean(children)} />
      </Container>
      <Container className="pb-section">
        {children || <SearchExamples />}
        <PageEnd
          path="/search"
          related={["/navigator", "/start-business", "/explore/passport", "/BasicPages"]}
        />
      </Container>
    </>
  );
}
