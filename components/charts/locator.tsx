import { africaShapes, findShape, type CountryShape } from "#lib/data/maps/project.ts";
import { africaPart } from "./map-parts.tsx";

/**
 * Countries smaller than this on the map, in its square units, get a ring, because nobody would find them otherwise.
 */
const tinyArea = 1600;
const ringRadius = 42;
/** Space for the rings of the islands at both sides. */
const edge = 32;

function Ring({ dot, centre: [cx, cy] }: CountryShape) {
  return <circle cx={dot?.x ?? cx} cy={dot?.y ?? cy} r={ringRadius} />;
}

/** The position of a country in Africa, with a ring around one that is too small to see. */
export function Locator({ slug, name }: { slug: string; name: string }) {
  const shape = findShape(slug);
  if (!shape) return null;
  const { width, height } = africaShapes();
  const isTiny = shape.dot !== null || shape.area < tinyArea;
  return (
    <svg
      className="locator"
      viewBox={`${-edge} 0 ${width + 2 * edge} ${height}`}
      role="img"
      aria-label={`${name} on the map of Africa`}
    >
      <use className="locator-neutral" href={africaPart("neutral")} />
      <use href={africaPart("africa")} />
      <use className="locator-own" href={africaPart(shape.iso2)} />
      {isTiny && <Ring {...shape} />}
    </svg>
  );
}
