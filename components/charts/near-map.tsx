import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { line, zoomOn, type ZoomedCountry } from "#lib/data/maps/zoom.ts";
import type { Href } from "#lib/data/site/paths.ts";
import { Hatch } from "./hatch.tsx";
import { africaPart } from "./map-parts.tsx";

/** What the map shows of a country: the class that colours it, the full text, and a few letters for the map itself. */
export type NearValue = { className: string; text: string; short: string };

type Props = {
  title: string;
  /** What is shown of each country in the area, by its slug; the rest of Africa is background. */
  values: ReadonlyMap<string, NearValue>;
  hrefFor: (slug: string) => Href;
  /** The target of the link that skips the links: "#" and an id of the page. */
  skipTo: `#${string}`;
};

/** Space under the map for the text of the country in focus or under the pointer. */
const textSpace = 44;

function Square({ square: { foot, left, right, top, bottom }, at }: Placed) {
  const isBeside = foot.x < left || foot.x > right || foot.y < top || foot.y > bottom;
  return (
    <>
      {isBeside && <path className="near-lead" d={`M${foot.x} ${foot.y}L${at.x} ${at.y}`} />}
      <rect x={left} y={top} width={right - left} height={bottom - top} rx="6" />
    </>
  );
}
type Placed = { square: NonNullable<ZoomedCountry["square"]>; at: ZoomedCountry["at"] };

/** Name and value, line by line around a point. */
function Label({ lines, at, short }: Pick<ZoomedCountry, "lines" | "at"> & { short: string }) {
  const top = at.y - (lines.length * line) / 2;
  return (
    <g>
      {each([...lines, short], (text, index) => (
        <text x={at.x} y={top + index * line}>
          {text}
        </text>
      ))}
    </g>
  );
}

/**
 * A part of Africa, zoomed in so far that each of its countries is named at its place and has room for a finger: on its
 * land, or on a square beside it.
 */
export function NearMap({ title, values, hrefFor, skipTo }: Props) {
  const { width, height, scale, x, y, countries } = zoomOn([...values.keys()]);
  const valueFor = (slug: string): NearValue => values.get(slug) ?? { className: "", text: "", short: "" };
  const transform = `translate(${x} ${y})scale(${scale})`;
  const land = (iso2: string) => <use href={africaPart(iso2)} transform={transform} />;
  return (
    <>
      <Hatch scale={0.5} />
      <div className="map near-map">
        <a href={skipTo} className="skip-link">
          Skip the map
        </a>
        <svg viewBox={`0 0 ${width} ${height + textSpace}`} role="group" aria-label={title}>
          <svg width={width} height={height}>
            <g className="near-around" transform={transform}>
              <use href={africaPart("africa")} />
              <use href={africaPart("neutral")} />
            </g>
          </svg>
          {/* Land that has a square is there for the pointer; the square is the link with the accessible name. */}
          {each(
            countries.filter(({ square }) => square),
            ({ shape: { slug, iso2 } }) => (
              <AppLink
                href={hrefFor(slug)}
                className={valueFor(slug).className}
                tabIndex={-1}
                aria-hidden="true"
              >
                {land(iso2)}
              </AppLink>
            ),
          )}
          {each(countries, ({ shape: { slug, name, iso2 }, at, square }) => {
            const { className, text } = valueFor(slug);
            return (
              <AppLink href={hrefFor(slug)} className={className} aria-label={`${name}: ${text}`}>
                <text y={height + 16}>
                  {name}
                  <tspan x="0" dy="17">
                    {text}
                  </tspan>
                </text>
                {square ? <Square square={square} at={at} /> : land(iso2)}
              </AppLink>
            );
          })}
          {/* Outside the links: a name that is shorter here would differ from their accessible name. */}
          <g className="near-names" aria-hidden="true">
            {each(countries, ({ shape: { slug }, lines, at }) => (
              <Label lines={lines} at={at} short={valueFor(slug).short} />
            ))}
          </g>
        </svg>
      </div>
    </>
  );
}
