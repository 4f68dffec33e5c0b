import type { ReactNode } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { isInArea, type Area } from "#lib/data/countries/record/open/areas.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { countryPath } from "#lib/data/site/country-path.ts";
import type { Href } from "#lib/data/site/paths.ts";
import { AfricaMap } from "./africa-map.tsx";
import { Hatch } from "./hatch.tsx";
import { NearMap, type NearValue } from "./near-map.tsx";

/** What a map shows of a country. */
type MapValue = {
  /** The index of its step in the key; null if nothing may colour it. */
  step: number | null;
  /** The value as a reader sees it, with its year, or why there is none. */
  text: string;
  /** The same in a few letters, for a label on the map. */
  short: string;
};

/** The class that sets `--region` to the colour of a step, or to the hatch (value-map.css). */
const stepClass = (step: number | null): string => (step === null ? "qn" : `q${step}`);

/** The fragment of a country's line under the map, which names it with its value. */
const lineOf = (slug: string): `#${string}` => `#on-${slug}`;

type Onward = { label: string; hrefOf: (slug: string) => Href };

/** The links in the line of each country, on every map. */
const onward: readonly Onward[] = [
  { label: "Profile", hrefOf: (slug) => countryPath("/explore/countries/*", slug) },
  { label: "Guide", hrefOf: (slug) => countryPath("/start-business/*", slug) },
];

type Props = {
  title: string;
  /** Zooms in, so that a finger finds each country; null shows all of Africa. */
  area: Area | null;
  valueOf: (country: Country) => MapValue;
  /** What the colours mean, lightest first. */
  steps: readonly { label: string; count: number }[];
  /** What hatched means; null if no country is hatched. */
  hatched: string | null;
  /** A warning colour, for figures where more is worse. */
  tone?: "clay";
  /** Shown above the key: figure, year and source. */
  caption: ReactNode;
  /** Links in the line of a country before its profile and its guide. */
  links?: readonly Onward[];
  /** The target of the skip link, where the same is shown in rows: "#" and an id of the page. */
  skipTo: `#${string}`;
  /** The links to other areas, and what else belongs to the map. */
  children?: ReactNode;
};

/**
 * A map of values: each country in the colour of its step, hatched if it has none. A country links to its line under
 * the map, which names it with its value and has further links; under the pointer and in focus the map itself shows the
 * same.
 */
export function ValueMap({
  title,
  area,
  valueOf,
  steps,
  hatched,
  tone,
  caption,
  links = [],
  skipTo,
  children,
}: Props) {
  const shown = listCountries().filter(isInArea(area));
  const values = new Map<string, NearValue>(
    shown.map((country) => {
      const { step, text, short } = valueOf(country);
      return [country.slug, { className: stepClass(step), text, short }];
    }),
  );
  return (
    <div className={tone ? `value-map is-${tone}` : "value-map"}>
      <div>
        {children}
        {area ? (
          <NearMap title={title} values={values} hrefFor={lineOf} skipTo={skipTo} />
        ) : (
          <>
            <Hatch />
            <AfricaMap
              id="values"
              title={title}
              hrefFor={lineOf}
              skipTo={skipTo}
              valueFor={(slug) => values.get(slug)}
            />
          </>
        )}
      </div>
      <div className="value-map-words">
        <div className="value-said">
          <p>Choose a country on the map for its figure.</p>
          <ul>
            {each(shown, ({ slug, name }) => (
              <li id={lineOf(slug).slice(1)}>
                <b>{name}</b> {values.get(slug)?.text}
                <span>
                  {each([...links, ...onward], ({ label, hrefOf }) => (
                    <AppLink href={hrefOf(slug)}>{label}</AppLink>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className="value-key">
          {caption}
          <ul>
            {each(steps, ({ label, count }, index) => (
              <li className={stepClass(index)}>
                {label} <small>{countWords(count)}</small>
              </li>
            ))}
            {hatched && <li className="hatched">{hatched}</li>}
          </ul>
        </div>
      </div>
    </div>
  );
}

const countWords = (count: number): string => (count === 1 ? "1 country" : `${count} countries`);
