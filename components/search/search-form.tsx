import { Button } from "#components/ui/button.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { useWords } from "#components/words/use-words.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { searchKinds } from "#lib/services/search/open/passage.ts";
import type { AskedSearch } from "#lib/services/search/schema.ts";

/** Above the limit of a search, so that nothing is cut off silently; below the limit of a URL in any script. */
const longestTyped = 1_000;

/** Filters by kind of page and by country. */
function Where({ query: { kind, country } }: Pick<AskedSearch, "query">) {
  const words = useWords("search");
  return (
    <>
      <SelectField
        label={words("field.kind")}
        name="kind"
        options={[
          { value: "", label: words("field.anyKind") },
          ...searchKinds.map((one) => ({ value: one, label: words(`kinds.${one}`) })),
        ]}
        defaultValue={kind}
      />
      <SelectField
        label={words("field.country")}
        name="country"
        options={[
          { value: "", label: words("field.anyCountry") },
          ...listCountries().map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        defaultValue={country}
      />
    </>
  );
}

type Props = AskedSearch & {
  /** One line with the filters in a disclosure, for use above results, which are what the visitor came for. */
  isShort: boolean;
};

/** The search words and filters. It is a plain GET form, so the URL of the results can be shared. */
export function SearchForm({ query, typed, isShort }: Props) {
  const words = useWords("search");
  return (
    <form action="/search" role="search" className={isShort ? "search-form search-again" : "search-form"}>
      <TextField
        label={words("field.q")}
        hint={isShort ? undefined : words("field.hint")}
        name="q"
        type="search"
        defaultValue={typed}
        maxLength={longestTyped}
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      {!isShort && <Where query={query} />}
      <Button>{words("go")}</Button>
      {isShort && (
        <Disclosure summary={words("field.where")}>
          <div className="search-where">
            <Where query={query} />
          </div>
        </Disclosure>
      )}
    </form>
  );
}
