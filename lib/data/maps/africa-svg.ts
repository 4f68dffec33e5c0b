import "server-only";
import { africaShapes, type CountryShape } from "./project.ts";

/** Keeps the stroke width at any scale. */
const keepsLines = 'vector-effect="non-scaling-stroke"';

function shapeOf({ iso2, path, dot }: CountryShape): string {
  const id = iso2.toLowerCase();
  return dot
    ? `<circle id="${id}" cx="${dot.x}" cy="${dot.y}" r="${dot.r}" ${keepsLines}/>`
    : `<path id="${id}" d="${path}" ${keepsLines}/>`;
}

/**
 * One SVG file for all maps of Africa: `#africa` is every country, `#gh` is Ghana, `#neutral` is the land that belongs
 * to none of them. It sets no fill or stroke; the <use> element that references a part does.
 */
export function africaSvg(): string {
  const { width, height, countries, neutral } = africaShapes();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path id="neutral" d="${neutral.path}" ${keepsLines}/>` +
    `<g id="africa">${countries.map(shapeOf).join("")}</g></svg>\n`
  );
}
