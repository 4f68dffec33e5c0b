import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { brand } from "#lib/platform/brand.ts";
import type { AskedSearch } from "#lib/services/search/schema.ts";
import { SearchStart } from "./search-start.tsx";

type Props = {
  /** The parameters of a URL that contains nothing to search for. */
  asked?: AskedSearch;
  /** The results. */
  children?: ReactNode;
};

/** The frame of every search page: around the results, or around examples before a search. */
export function SearchPage({ asked, children }: Props) {
  const words = useWords("search");
  return (
    <>
      {/* React hoists it into the head: browsers then offer to search here from their address line. */}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        href="/opensearch.xml"
        title={brand.name}
      />
      <Breadcrumbs path="/search" />
      <PageHeader title={words("title")} lead={children ? undefined : words("lead")} />
      {children || <SearchStart asked={asked} />}
      <Container className="pb-section">
        <PageEnd
          path="/search"
          related={["/navigator", "/start-business", "/explore/passport", "/BasicPages"]}
        />
      </Container>
    </>
  );
}
