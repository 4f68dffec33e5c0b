import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { listCountries } from "#lib/countries/index.ts";
import { liesIn, type Area } from "#lib/countries/record/open/areas.ts";
import { zoomOn, type ZoomedCountry } from "#lib/maps/zoom.ts";
import type { Href } from "#lib/site/paths.ts";
import { africaPart } from "./africa-part.ts";
import { Hatch } from "./hatch.tsx";
import type { ShadedPlace } from "./shade-of.ts";

type Props = {
  title: string;
  places: readonly ShadedPlace[];
  area: Area;
  hrefFor: (slug: string) => Href;
};

/** Room under the map for what is said of the country in focus or under the pointer. */
const nameRoom = 28;
/** Height of one line of a label. */
const line = 13;

/** From the land to the square, and the square. */
function Square({ square: { foot, ...box }, at }: { square: NonNullable<ZoomedCountry["square"]>; at: At }) {
  const isBeside = foot.x < box.left || foot.x > box.right || foot.y < box.top || foot.y > box.bottom;
  return (
    <>
      {isBeside && <path className="zoom-line" d={`M${foot.x} ${foot.y}L${at.x} ${at.y}`} />}
      {isBeside && <circle className="zoom-foot" cx={foot.x} cy={foot.y} r="2.5" />}
      <rect x={box.left} y={box.top} width={box.right - box.left} height={box.bottom - box.top} rx="5" />
    </>
  );
}
type At = ZoomedCountry["at"];

type LabelProps = Pick<ZoomedCountry, "lines" | "at"> & Pick<ShadedPlace, "shade" | "short">;

/** Name and value in lines around a point. */
function Label({ lines: names, at, shade, short }: LabelProps) {
  const lines = short ? [...names, short] : names;
  const first = at.y - ((lines.length - 1) * line) / 2;
  return (
    <g className={`zoom-label ${shade}`}>
      {each(lines, (text, index) => (
        <text
          x={at.x}
          y={first + index * line}
          className={short && index === lines.length - 1 ? "zoom-value" : undefined}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** One part of Africa, its countries named where they lie, each wide enough for a finger from 320 px on. */
export function ZoomedMap({ title, places, area, hrefFor }: Props) {
  const { width, height, scale, x, y, countries } = zoomOn(
    listCountries()
      .filter(liesIn(area))
      .map(({ slug }) => slug),
  );
  const given = new Map(places.map((place) => [place.slug, place]));
  const placeOf = (slug: string): ShadedPlace =>
    given.get(slug) ?? { slug, shade: "s0", words: "No data", short: "" };
  const transform = `translate(${x} ${y})scale(${scale})`;
  return (
    <svg
      className="zoom"
      viewBox={`0 0 ${width} ${height + nameRoom}`}
      role="group"
      aria-label={`${title}: ${area}`}
    >
      <Hatch step={7} />
      <g className="zoom-rest" transform={transform}>
        <use href={africaPart("neutral")} />
        <use href={africaPart("africa")} />
      </g>
      <path className="zoom-edge" d={`M0 ${height}h${width}v${nameRoom}H0Z`} />
      {/* Land under the squares of others; its own square is the link that is named. */}
      {each(
        countries.filter(({ square }) => square),
        ({ shape: { slug, iso2 } }) => (
          <AppLink href={hrefFor(slug)} className={placeOf(slug).shade} tabIndex={-1} aria-hidden="true">
            <use href={africaPart(iso2)} transform={transform} />
          </AppLink>
        ),
      )}
      {each(countries, ({ shape: { slug, name, iso2 }, lines, at, square }) => {
        const { shade, words } = placeOf(slug);
        const said = `${name}: ${words}`;
        return (
          <AppLink href={hrefFor(slug)} className={shade} aria-label={said}>
            <text>{said}</text>
            {!square && <use href={africaPart(iso2)} transform={transform} />}
            {square && <Square square={square} at={at} />}
          </AppLink>
        );
      })}
      {/* Not in the links: what is written shorter there than their names would not be what they are called. */}
      <g aria-hidden="true">
        {each(countries, ({ shape: { slug }, lines, at }) => (
          <Label lines={lines} at={at} {...placeOf(slug)} />
        ))}
      </g>
    </svg>
  );
}
