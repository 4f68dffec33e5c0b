import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { TextField } from "#components/ui/field.tsx";

/** Sends what was typed to the finder: a plain form, no script. */
export function CountrySearch() {
  return (
    <form action="/start-business" method="get" role="search" className="home-search">
      <TextField
        label="Find a country"
        name="q"
        id="home-q"
        type="search"
        hint="A name, capital, currency or code"
        autoComplete="off"
        maxLength={80}
      />
      <Button>
        <Icon name="search" />
        Search
      </Button>
    </form>
  );
}
