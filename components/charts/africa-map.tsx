import { countryPath } from "#lib/data/site/country-path.ts";
import type { Href } from "#lib/data/site/paths.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { regions, type Region } from "#lib/data/countries/record/open/schema.ts";
import { africaShapes, type CountryShape } from "#lib/data/maps/project.ts";
import { africaPart, layerOf, MapOutline, nameSpace, regionClass } from "./map-parts.tsx";

type Props = {
  /** Slugs of the countries that are highlighted; all others fade. All are highlighted when absent. */
  selected?: ReadonlySet<string>;
  /** Slug of the country this page is about. */
  current?: string;
  /** Prefix of the ids inside; needed when a page has two maps. */
  id?: string;
  title?: string;
  hrefFor?: (slug: string) => Href;
  /** The target of the link that skips the 54 links: "#" and an id of the page. */
  skipTo?: `#${string}`;
  /** The class that colours a country, if that is not its region, and the text shown after its name. */
  valueFor?: (slug: string) => { className: string; text: string } | undefined;
};

/**
 * Region names are in the sea beside their coast, each with a square of its colour: a dot would look like an island.
 */
const labels: Record<Region, { x: number; y: number; end?: true }> = {
  "North Africa": { x: 232, y: 50, end: true },
  "West Africa": { x: 128, y: 462 },
  "Central Africa": { x: 424, y: 574, end: true },
  "East Africa": { x: 876, y: 462 },
  "Southern Africa": { x: 462, y: 782, end: true },
};

/**
 * The map of the 54 countries, each a link with its name, coloured by region. It works without a script and by
 * keyboard. A script may fade countries by giving their links (`data-slug`) the class "map-off", and then also removes
 * them from the order of the Tab key.
 */
export function AfricaMap({
  selected,
  current,
  id = "map",
  title = "Map of the 54 countries of Africa",
  hrefFor = guideOf,
  skipTo,
  valueFor,
}: Props) {
  const { width, height, countries } = africaShapes();
  const regionOf = new Map<string, Region>(listCountries().map(({ slug, region }) => [slug, region]));

  const link = (shape: CountryShape) => {
    const value = valueFor?.(shape.slug);
    return (
      <AppLink
        href={hrefFor(shape.slug)}
        data-slug={shape.slug}
        className={value?.className}
        {...(selected && !selected.has(shape.slug) && off)}
        aria-current={shape.slug === current ? "true" : undefined}
        aria-label={value?.text ? `${shape.name}: ${value.text}` : shape.name}
      >
        <text>
          {shape.name}
          {value?.text && (
            <tspan x="0" dy="42">
              {value.text}
            </tspan>
          )}
        </text>
        <MapOutline shape={shape} />
      </AppLink>
    );
  };

  return (
    <div className="map">
      {skipTo && (
        <a href={skipTo} className="skip-link">
          Skip the map
        </a>
      )}
      <svg
        viewBox={`0 0 ${width} ${height + (valueFor ? 2 : 1) * nameSpace}`}
        role="group"
        aria-labelledby={`${id}-title`}
      >
        <title id={`${id}-title`}>{title}</title>
        <use className="map-neutral" href={africaPart("neutral")} />
        {each(regions, (region) => {
          const own = countries.filter(({ slug }) => regionOf.get(slug) === region);
          const ordered = own.toSorted((a, b) => layerOf(a) - layerOf(b));
          return (
            <g className={regionClass[region]} role="group" aria-label={region}>
              {each(ordered, link)}
            </g>
          );
        })}
        <g className="map-labels" aria-hidden="true">
          {each(regions, (region) => {
            const { x, y, end } = labels[region];
            return (
              <g className={regionClass[region]}>
                <rect x={x - 8} y={y - 16} width="16" height="16" rx="3" />
                <text x={end ? x - 17 : x + 17} y={y} textAnchor={end ? "end" : "start"}>
                  {region}
                </text>
              </g>
            );
          })}
        </g>
      </svg>
      <ul className="map-key">
        {each(regions, (region) => (
          <li className={regionClass[region]}>{region}</li>
        ))}
      </ul>
    </div>
  );
}

const off = { className: "map-off", tabIndex: -1, "aria-hidden": true } as const;

const guideOf = (slug: string) => countryPath("/start-business/*", slug);
