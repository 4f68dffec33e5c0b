import { Container } from "#components/ui/section.tsx";
import type { AskedSearch } from "#lib/services/search/schema.ts";
import { SearchExamples } from "./search-examples.tsx";
import { SearchTop } from "./search-top.tsx";

const nothingAsked: AskedSearch = { query: { q: "" }, typed: "", problems: [] };

/** The form, with example searches under it. */
export function SearchStart({ asked = nothingAsked }: { asked?: AskedSearch | undefined }) {
  return (
    <>
      <SearchTop asked={asked} />
      <Container>
        <SearchExamples />
      </Container>
    </>
  );
}
