import { ButtonLink } from "#components/ui/app-link.tsx";
import { useWords } from "#components/words/use-words.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { navigatorHref } from "#lib/domains/navigator/open/navigator-href.ts";
import type { SearchQuery } from "#lib/services/search/open/search-answer.ts";
import { countryPath } from "#lib/data/site/country-path.ts";
import { searchAddress } from "./search-address.ts";

type Props = { query: SearchQuery; helpDesk?: string | undefined };

/** Shown when nothing matches: what to try, and who to ask instead. */
export function NothingFound({ query: { q, kind, country }, helpDesk }: Props) {
  const words = useWords("search");
  const desk = findCountry(helpDesk ?? "");
  const isNarrowed = kind !== undefined || country !== undefined;
  return (
    <>
      <p>{words("none.text")}</p>
      <ul className="search-hints">
        <li>{words("none.other")}</li>
        {!desk && <li>{words("none.country")}</li>}
      </ul>
      <p className="page-actions">
        {isNarrowed && <ButtonLink href={searchAddress({ q })}>{words("none.filters")}</ButtonLink>}
        {desk && (
          <ButtonLink variant="secondary" href={countryPath("/one-africa/*/help-desk", desk.slug)}>
            {words("none.helpDesk", { country: inSentence(desk) })}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href={navigatorHref({ ask: q })}>
          {words("navigator")}
        </ButtonLink>
        <ButtonLink variant="secondary" href="/contact">
          {words("none.contact")}
        </ButtonLink>
      </p>
    </>
  );
}
