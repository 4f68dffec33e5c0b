import { Button } from "#components/ui/button.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { useWords } from "#components/words/use-words.ts";
import { type Directory, listingsPath } from "#lib/data/site/directories.ts";
import { longestSearch, type ListingQuery } from "#lib/domains/directory/open/listing-query.ts";
import { getListingForm } from "#lib/domains/forms/index.ts";
import { drawFields } from "#lib/domains/fields/index.ts";
import { fieldsOf } from "#lib/domains/forms/open/form.ts";

type Props = { directory: Directory; query?: ListingQuery };

/** Searches the entries of a directory by country, kind and words: a plain form whose response is a page. */
export function ListingSearch({ directory, query = {} }: Props) {
  const words = useWords("directory");
  const form = getListingForm(directory);
  const drawn = drawFields(fieldsOf(form), words.locale);
  const optionsOf = (name: string, all: string) => [
    { value: "", label: all },
    ...(drawn.find((field) => field.name === name)?.options ?? []).filter(({ value }) => value !== ""),
  ];
  return (
    <form
      method="get"
      action={listingsPath(directory)}
      role="search"
      aria-label={words("search.label")}
      className="grid gap-4"
    >
      <SelectField
        id="search-country"
        name="country"
        label={words("search.country")}
        options={optionsOf("country", words("search.anyCountry"))}
        defaultValue={query.country}
      />
      <SelectField
        id="search-field"
        name="field"
        label={words(`search.field.${directory}`)}
        options={optionsOf(form.listing.field, words("search.anyField"))}
        defaultValue={query.field}
      />
      <TextField
        id="search-q"
        name="q"
        type="search"
        label={words("search.text")}
        optional
        maxLength={longestSearch}
        defaultValue={query.text}
      />
      <Button className="justify-self-start">{words("search.go")}</Button>
    </form>
  );
}
