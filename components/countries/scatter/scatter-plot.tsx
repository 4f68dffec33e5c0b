import { axisFor } from "#components/charts/scale.ts";
import { placeLabels } from "#components/charts/place-labels.ts";
import { regionClass } from "#components/charts/map-parts.tsx";
import { each } from "#components/ui/each.ts";
import type { FigurePairs } from "#lib/data/countries/index.ts";
import { regions, type Region } from "#lib/data/countries/record/open/schema.ts";
import { tickWords } from "../tick-words.ts";
import { axisTitle, countWords, linkWords } from "./scatter-words.ts";

/** A shape for each region, so that regions do not differ by colour alone; centred on 0, for a dot about 12 px wide. */
const forms: Record<Region, string> = {
  "North Africa": "M-5-5H5V5H-5Z",
  "West Africa": "M5.5 0A5.5 5.5 0 1 1-5.5 0A5.5 5.5 0 1 1 5.5 0Z",
  "Central Africa": "M0-6.5 6 4.5H-6Z",
  "East Africa": "M0-6.5 6.5 0 0 6.5-6.5 0Z",
  "Southern Africa": "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
};

const dotId = (region: Region): string => `dot-${regionClass[region]}`;

/** The shapes, defined once. Each dot refers to its own. */
const DotForms = () => (
  <defs>
    {each(regions, (region) => (
      <path id={dotId(region)} d={forms[region]} />
    ))}
  </defs>
);

/** The key: the shape and colour of each region. */
function DotKey({ shown }: { shown: ReadonlySet<Region> }) {
  return (
    <ul className="scatter-key">
      {each(
        regions.filter((region) => shown.has(region)),
        (region) => (
          <li className={regionClass[region]}>
            <svg viewBox="-7 -7 14 14" width="14" height="14" aria-hidden="true">
              <use href={`#${dotId(region)}`} />
            </svg>
            {region}
          </li>
        ),
      )}
    </ul>
  );
}

/**
 * The size of the plot in scatter.css, in px: its width on the narrowest phone, from where more names fit, and at most.
 */
const space = { widths: [210, 520, 760], height: 420, most: 12 } as const;

/** Hides every other tick of the axis when space is short. */
const isSpare = (index: number) => (index % 2 === 1 ? "is-wide" : undefined);

/** The countries as dots, one figure across and one upwards, with the medians as lines and a dozen names. */
export function ScatterPlot({ drawn, among }: { drawn: FigurePairs; among: number }) {
  const { x, y, pairs, medians } = drawn;
  const across = axisFor(pairs.map((pair) => pair.x.figure.value));
  const upwards = axisFor(pairs.map((pair) => pair.y.figure.value));
  const dots = pairs.map(({ country, isApart, ...pair }) => ({
    name: country.name,
    slug: country.slug,
    label: `${pair.x.text}; ${pair.y.text}`,
    region: country.region,
    isApart,
    x: across.at(pair.x.figure.value),
    y: 100 - upwards.at(pair.y.figure.value),
  }));
  const middle = medians ? { x: across.at(medians.x), y: 100 - upwards.at(medians.y) } : { x: 50, y: 50 };
  const description = `${axisTitle(y, upwards.kind)}, against ${axisTitle(x, across.kind)}. ${countWords(pairs, among)} ${linkWords(drawn)}`;
  return (
    <div className="scatter">
      <p>{`↑ ${axisTitle(y, upwards.kind)}`}</p>
      <svg role="group" aria-label={description}>
        <DotForms />
        {each(upwards.ticks, (tick) => {
          const at = `${100 - upwards.at(tick)}%`;
          return (
            <>
              <line x2="100%" y1={at} y2={at} />
              <text x="-8" y={at} dy=".35em" textAnchor="end">
                {tickWords(y, tick)}
              </text>
            </>
          );
        })}
        {each(across.ticks, (tick, index) => (
          <>
            <line x1={`${across.at(tick)}%`} x2={`${across.at(tick)}%`} y2="100%" />
            <text
              x={`${across.at(tick)}%`}
              y="100%"
              dy="1.5em"
              textAnchor="middle"
              className={isSpare(index)}
            >
              {tickWords(x, tick)}
            </text>
          </>
        ))}
        {medians && (
          <>
            <line className="is-median" x1={`${middle.x}%`} x2={`${middle.x}%`} y2="100%" />
            <line className="is-median" x2="100%" y1={`${middle.y}%`} y2={`${middle.y}%`} />
          </>
        )}
        {each(dots, ({ name, slug, region, isApart, label: own, ...at }) => (
          <a href={`#dot-${slug}`} aria-label={`${name}: ${own}`}>
            <circle className="is-touch" cx={`${at.x}%`} cy={`${at.y}%`} r="11" />
            <use
              href={`#${dotId(region)}`}
              x={`${at.x}%`}
              y={`${at.y}%`}
              className={isApart ? `${regionClass[region]} is-apart` : regionClass[region]}
            />
            <text
              className="is-said"
              x={`${at.x}%`}
              y={`${at.y}%`}
              dx={at.x > 50 ? -12 : 12}
              dy={at.y < 8 ? "1.4em" : "-.8em"}
              textAnchor={at.x > 50 ? "end" : "start"}
            >
              {name}
            </text>
          </a>
        ))}
        {each(placeLabels(dots, middle, space), ({ name, side, isWide, ...at }) => (
          <text
            x={`${at.x}%`}
            y={`${at.y}%`}
            dx={side === "start" ? 10 : -10}
            dy=".35em"
            textAnchor={side}
            className={isWide ? "is-name is-wide" : "is-name"}
          >
            {name}
          </text>
        ))}
      </svg>
      <p>{`${axisTitle(x, across.kind)} →`}</p>
      <DotKey shown={new Set(dots.map(({ region }) => region))} />
    </div>
  );
}
