import { Button } from "#components/ui/button.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { useWords } from "#components/words/use-words.ts";
import { listCountries } from "#lib/countries/record/index.ts";
import { searchKinds } from "#lib/search/open/passage.ts";
import type { AskedSearch } from "#lib/search/schema.ts";

/** More than a search takes, so that nothing is lost without a word; less than an address may hold in any script. */
const longestTyped = 1_000;

/** What kind of page, and of which country. */
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
  /** Over results, which are what a visitor came for: one line, with what narrows the search behind a press. */
  isShort: boolean;
};

/** Asks for words, and where they are looked for. A plain form: the address it leads to can be shared. */
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
