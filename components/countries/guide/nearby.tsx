import { AppLink } from "#components/ui/app-link.tsx";
import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { GuideLinks, guidePath, type GuideProps } from "./guide-section.tsx";

/** Links to the neighbours, and to the previous and next guide in the region. */
export function Nearby({ country }: GuideProps) {
  const neighbours = country.borders.flatMap((slug) => findCountry(slug) ?? []);
  const region = listCountries().filter((other) => other.region === country.region);
  const here = region.findIndex(({ slug }) => slug === country.slug);
  const before = region.at(here - 1);
  const after = region.at((here + 1) % region.length);
  return (
    <nav className="nearby" aria-labelledby="nearby-h">
      <h2 id="nearby-h">
        {neighbours.length > 0 ? "Nearby and similar" : `More guides in ${country.region}`}
      </h2>
      {neighbours.length > 0 && (
        <p>
          {"Neighbours: "}
          <GuideLinks countries={neighbours} />
        </p>
      )}
      <p>
        <Turn country={before} rel="prev" label="Before it in the region" />
        <Turn country={after} rel="next" label="Next in the region" />
      </p>
    </nav>
  );
}

function Turn({
  country,
  rel,
  label,
}: {
  country: Country | undefined;
  rel: "prev" | "next";
  label: string;
}) {
  if (!country) return null;
  return (
    <AppLink href={guidePath(country.slug)} rel={rel} className="turn">
      <small>{label}</small>
      {country.name}
    </AppLink>
  );
}
