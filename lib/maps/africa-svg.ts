import "server-only";
import { africaShapes, type CountryShape } from "./project.ts";

/** Lines stay as wide as they are given, at whatever size a part is drawn. */
const keepsLines = 'vector-effect="non-scaling-stroke"';

function shapeOf({ iso2, path, dot }: CountryShape): string {
  const id = iso2.toLowerCase();
  return dot
    ? `<circle id="${id}" cx="${dot.x}" cy="${dot.y}" r="${dot.r}" ${keepsLines}/>`
    : `<path id="${id}" d="${path}" ${keepsLines}/>`;
}

/**
 * Africa in one file for all maps of it: `#africa` is every country, `#gh` Ghana, `#neutral` the land that is none of
 * them. Nothing is painted: whatever takes a part in by <use> gives it colour and line.
 */
export function africaSvg(): string {
  const { width, height, countries, neutral } = africaShapes();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path id="neutral" d="${neutral.path}" ${keepsLines}/>` +
    `<g id="africa">${countries.map(shapeOf).join("")}</g></svg>\n`
  );
}
