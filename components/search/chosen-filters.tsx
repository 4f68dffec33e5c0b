import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { SearchQuery } from "#lib/services/search/open/search-answer.ts";
import { searchAddress } from "./search-address.ts";

function Chosen({ name, without }: { name: string; without: SearchQuery }) {
  return (
    <li>
      <AppLink className="search-chosen" href={searchAddress(without)}>
        {useWords("search").rich("narrow.remove", { name, hidden: srOnly })}
        <Icon name="close" size={16} />
      </AppLink>
    </li>
  );
}

/** The active filters. Each links to the same search without it. */
export function ChosenFilters({ query: { q, kind, country } }: { query: SearchQuery }) {
  const words = useWords("search");
  if (!kind && !country) return null;
  return (
    <ul className="search-chosen-list" aria-label={words("narrow.chosen")}>
      {kind && <Chosen name={words(`kinds.${kind}`)} without={{ q, country }} />}
      {country && <Chosen name={findCountry(country)?.name ?? country} without={{ q, kind }} />}
    </ul>
  );
}
