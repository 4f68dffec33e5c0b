import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Container } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { longestSearch } from "#lib/services/search/open/limits.ts";
import type { AskedSearch } from "#lib/services/search/schema.ts";
import { SearchForm } from "./search-form.tsx";

/** Problems with the parameters of the URL, and the form. */
export function SearchTop({ asked, isShort = false }: { asked: AskedSearch; isShort?: boolean }) {
  const words = useWords("search");
  return (
    <Container className="search-top">
      {asked.problems.length > 0 && (
        <Notice tone="caution" title={words("problems")}>
          {each(asked.problems, (problem) => (
            <p>{words(`problem.${problem}`, { most: longestSearch })}</p>
          ))}
        </Notice>
      )}
      <SearchForm {...asked} isShort={isShort} />
    </Container>
  );
}
