import { each } from "#components/ui/each.ts";
import { regionFrame, type RegionFrame, type Spot } from "#lib/maps/region-frame.ts";
import { africaPart } from "./africa-part.ts";
import { lineOf, stepClass, type MapValue } from "./map-values.ts";

type Props = {
  title: string;
  slugs: readonly string[];
  values: ReadonlyMap<string, MapValue>;
  /** Where the way past the links leads: "#" and an id of the page. */
  skipTo: `#${string}`;
};

/** Room under the map for what is said of the country in focus or under the pointer; in px of the narrowest frame. */
const saidRoom = 44;

const isInFrame = ({ shape: { centre } }: Spot, { x, y, width, height }: RegionFrame): boolean =>
  centre[0] > x && centre[0] < x + width && centre[1] > y && centre[1] < y + height;

/**
 * A region so near that each country has a square of 44 px and more for a finger, with its letters and value at their
 * place. Beside the squares the countries themselves lead to the same lines, for the pointer.
 */
export function RegionMap({ title, slugs, values, skipTo }: Props) {
  const frame = regionFrame(slugs);
  const { x, y, width, height, unit, size, spots } = frame;
  const half = size / 2;
  const valueOf = ({ shape }: Spot) => values.get(shape.slug);
  return (
    <div className="map region-map">
      <a href={skipTo} className="skip-link">
        Skip the map
      </a>
      <svg
        viewBox={`${x} ${y} ${width} ${Math.round(height + saidRoom * unit)}`}
        role="group"
        aria-label={title}
        fontSize={Math.round(12 * unit)}
      >
        <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`}>
          <use className="map-around" href={africaPart("africa")} />
          <use className="map-around" href={africaPart("neutral")} />
          {each(spots, (spot) => (
            <a
              href={lineOf(spot.shape.slug)}
              className={stepClass(valueOf(spot)?.step ?? null)}
              tabIndex={-1}
              aria-hidden="true"
            >
              <use href={africaPart(spot.shape.iso2)} />
            </a>
          ))}
          {each(
            spots.filter((spot) => !spot.isOnLand && isInFrame(spot, frame)),
            ({ x: from, y: down, shape: { centre } }) => (
              <path className="region-lead" d={`M${from} ${down}L${centre[0]} ${centre[1]}`} />
            ),
          )}
        </svg>
        {each(spots, (spot) => {
          const { shape, isOnLand } = spot;
          const value = valueOf(spot);
          return (
            <a href={lineOf(shape.slug)} className={isOnLand ? "on-land" : stepClass(value?.step ?? null)}>
              <title>{`${shape.name}: ${value?.text ?? ""}`}</title>
              <rect
                x={Math.round(spot.x - half)}
                y={Math.round(spot.y - half)}
                width={Math.round(size)}
                height={Math.round(size)}
                rx={Math.round(8 * unit)}
              />
              <text aria-hidden="true" className="region-label" x={spot.x} y={Math.round(spot.y - 3 * unit)}>
                {shape.iso2}
                <tspan x={spot.x} dy="1.15em">
                  {value?.short}
                </tspan>
              </text>
              <text className="region-said" x={x + width / 2} y={Math.round(y + height + 16 * unit)}>
                {shape.name}
                <tspan x={x + width / 2} dy="1.3em">
                  {value?.text}
                </tspan>
              </text>
            </a>
          );
        })}
      </svg>
    </div>
  );
}
