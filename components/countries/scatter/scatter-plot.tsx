import { axisFor } from "#components/charts/axis.ts";
import { placeLabels } from "#components/charts/place-labels.ts";
import { each } from "#components/ui/each.ts";
import { shortFigure, type FigurePairs } from "#lib/countries/index.ts";
import { DotForms, DotKey } from "./scatter-dots.tsx";
import { ScatterDot } from "./scatter-dot.tsx";
import { axisTitle, countWords, linkWords } from "./scatter-words.ts";

/** The plot as scatter.css lays it out, in px: on the narrowest phone, where more names begin, at its widest. */
const room = { widths: [210, 520, 760], height: 420, most: 12 } as const;

/** Every other mark of the axis stands only where there is room. */
const isSpare = (index: number) => (index % 2 === 1 ? "is-wide" : undefined);

/**
 * The countries as dots, one figure across and one upwards, with the medians as lines and a dozen names. A dot leads to
 * its row in the table, and is named with both figures on focus and touch.
 */
export function ScatterPlot({ drawn, among }: { drawn: FigurePairs; among: number }) {
  const { x, y, pairs, medians } = drawn;
  const across = axisFor(pairs.map((pair) => pair.x.figure.value));
  const upwards = axisFor(pairs.map((pair) => pair.y.figure.value));
  const dots = pairs.map(({ country, isApart, ...pair }) => ({
    slug: country.slug,
    said: `${pair.y.text}, ${pair.x.text}`,
    name: country.name,
    region: country.region,
    isApart,
    x: across.at(pair.x.figure.value),
    y: 100 - upwards.at(pair.y.figure.value),
  }));
  const middle = medians ? { x: across.at(medians.x), y: 100 - upwards.at(medians.y) } : { x: 50, y: 50 };
  const said = `${axisTitle(y, upwards.kind)}, against ${axisTitle(x, across.kind)}. ${countWords(pairs, among)} ${linkWords(drawn)}`;
  return (
    <div className="scatter">
      <p>{`↑ ${axisTitle(y, upwards.kind)}`}</p>
      <a href="#scatter-table" className="skip-link">
        Skip the picture
      </a>
      <svg role="group" aria-label={said}>
        <DotForms />
        {each(upwards.ticks, (tick) => {
          const at = `${100 - upwards.at(tick)}%`;
          return (
            <>
              <line x2="100%" y1={at} y2={at} />
              <text x="-8" y={at} dy=".35em" textAnchor="end">
                {shortFigure(y, tick)}
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
              {shortFigure(x, tick)}
            </text>
          </>
        ))}
        {medians && (
          <>
            <line className="is-median" x1={`${middle.x}%`} x2={`${middle.x}%`} y2="100%" />
            <line className="is-median" x2="100%" y1={`${middle.y}%`} y2={`${middle.y}%`} />
          </>
        )}
        {each(placeLabels(dots, middle, room), ({ name, side, isWide, ...at }) => (
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
        {each(dots, (dot) => (
          <ScatterDot {...dot} />
        ))}
      </svg>
      <p>{`${axisTitle(x, across.kind)} →`}</p>
      <DotKey shown={new Set(dots.map(({ region }) => region))} />
    </div>
  );
}
