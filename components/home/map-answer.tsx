"use client";

import { useEffect, useState } from "react";
import { fold } from "#lib/platform/text/fold.ts";

/**
 * The countries whose name has a word that begins with the typed text; those that begin with it come first. Undefined
 * while nothing was typed. Text after a colon in a name only describes the country, and is ignored.
 */
export function countriesNamed<T extends { name: string }>(
  countries: readonly T[],
  typed: string,
): T[] | undefined {
  const query = fold(typed);
  if (query === "") return undefined;
  const folded = countries.map((country) => ({ country, name: fold(country.name.split(":", 1)[0] ?? "") }));
  const hits = folded.filter(({ name }) => ` ${name}`.includes(` ${query}`));
  const starts = ({ name }: { name: string }) => (name.startsWith(query) ? 0 : 1);
  return hits.toSorted((a, b) => starts(a) - starts(b)).map(({ country }) => country);
}

type Found = { name: string; href: string };

/** At most this many countries are named; of more, only the map shows which. */
const named = 3;

/** The map's answer to the search field: it fades the other countries, and the line names those found. */
export function MapAnswer({ none }: { none: string }) {
  const [found, setFound] = useState<readonly Found[]>();

  useEffect(() => {
    const gone = new AbortController();
    const field = document.querySelector<HTMLInputElement>("#home-q");
    const links = [...document.querySelectorAll<SVGAElement>(".hero-map a[data-slug]")];
    const countries = links.map((link) => ({ link, name: link.getAttribute("aria-label") ?? "" }));
    const answer = () => {
      const hits = countriesNamed(countries, field?.value ?? "");
      for (const { link } of countries) {
        const isOff = hits !== undefined && hits.length > 0 && !hits.some((hit) => hit.link === link);
        link.classList.toggle("map-off", isOff);
        link.tabIndex = isOff ? -1 : 0;
      }
      setFound(hits?.map(({ link, name }) => ({ name, href: link.href.baseVal })));
    };
    field?.addEventListener("input", answer, { signal: gone.signal });
    if (field?.value) answer();
    return () => gone.abort();
  }, []);

  const shown = found && found.length <= named ? found : [];
  return (
    <div className="home-found" role="status">
      {shown.map(({ name, href }) => (
        <a key={href} href={href} className="link">
          {name}
        </a>
      ))}
      {found?.length === 0 && none}
    </div>
  );
}
