import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useWords } from "#components/words/use-words.ts";
import { MapAnswer } from "./map-answer.tsx";

/** Sends what was typed to the finder, without script. With script, the map answers while the visitor types. */
export function CountrySearch() {
  const words = useWords("page");
  return (
    <form action="/start-business" method="get" role="search" className="home-search">
      <TextField
        label="Find a country"
        name="q"
        id="home-q"
        type="search"
        placeholder="Togo, Lomé, cedi"
        autoComplete="off"
        maxLength={80}
      />
      <Button>
        <Icon name="search" />
        Search
      </Button>
      <MapAnswer none={words("hero.none")} />
    </form>
  );
}
