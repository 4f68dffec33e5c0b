import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { longestSearch } from "#lib/services/search/open/limits.ts";

/**
 * A plain GET form to search the whole site. Without script every Search link leads to the finder, so visitors who look
 * for something else continue from here.
 */
export function SearchAll({ asked }: { asked: string }) {
  return (
    <form action="/search" role="search" aria-label="Everything on this site" className="find-fields mt-6">
      <TextField
        id="all-q"
        label="Looking for something else? Search everything on this site"
        name="q"
        type="search"
        defaultValue={asked}
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button variant="secondary">Search everything</Button>
    </form>
  );
}
