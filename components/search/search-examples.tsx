import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { searchAddress } from "./search-address.ts";

const examples = ["register", "tva", "visa", "wage", "form", "holidays", "cacao"] as const;

/** Searches as people really type them, and a link to where a question is answered in sentences. */
export function SearchExamples() {
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
