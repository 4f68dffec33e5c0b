import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { brand } from "#lib/platform/brand.ts";
import type { AskedSearch } from "#lib/services/search/schema.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { searchAddress } from "./search-address.ts";
import { SearchTop } from "./search-top.tsx";

const examples = ["register", "tva", "visa", "wage", "form", "holidays", "cacao"] as const;

/** Searches as people really type them, and a link to where a question is answered in sentences. */
function SearchExamples() {
  const words = useWords("search");
  return (
    <section aria-labelledby="examples" className="search-examples">
      <h2 id="examples" className="text-2xl">
        {words("examples")}
      </h2>
      <ul>
        {each(examples, (one) => (
          <li>
            <AppLink className="nav-link link" href={searchAddress({ q: words(`example.${one}`) })}>
              {words(`example.${one}`)}
            </AppLink>
          </li>
        ))}
      </ul>
      <p>
        <AppLink className="link" href="/navigator">
          {words("navigator")}
        </AppLink>
      </p>
      <p className="text-muted">{words("navigatorText")}</p>
    </section>
  );
}

const nothingAsked: AskedSearch = { query: { q: "" }, typed: "", problems: [] };

/** The form, with example searches under it. */
function SearchStart({ asked = nothingAsked }: { asked?: AskedSearch | undefined }) {
  return (
    <>
      <SearchTop asked={asked} />
      <Container>
        <SearchExamples />
      </Container>
    </>
  );
}

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
