import "server-only";
import { africaShapes, type CountryShape } from "./project.ts";

/** Countries smaller than this on the map get a ring, or nobody would find them. */
const tinyArea = 1600;
const ringRadius = 42;
/** Room for the rings of the islands at both sides. */
const edge = 32;

const isTiny = (shape: CountryShape) => shape.dot !== null || shape.area < tinyArea;

// The same colours as app/tokens.css; a picture in <img> cannot see the page's own.
const style =
  "path,circle{fill:#ded6c4;stroke:#faf7f0;stroke-width:2}" +
  ".n{fill:#f1ecdf}" +
  ".r{display:none;fill:none;stroke:#0c5c3c;stroke-width:8}" +
  ":target>*{fill:#0c5c3c}" +
  ":target>.r{display:inline;fill:none}" +
  "@media(prefers-color-scheme:dark){" +
  "path,circle{fill:#393b32;stroke:#141511}.n{fill:#0e0f0c}.r{fill:none;stroke:#4fbf8b}:target>*{fill:#4fbf8b}:target>.r{fill:none}}";

/**
 * One picture of the continent for all 54 pages: `#gh` in its address lights up Ghana, and draws a ring
 * round a country too small to see. Quiet without a fragment.
 */
export function locatorSvg(): string {
  const { width, height, countries, neutral } = africaShapes();
  // Tiny countries last, so that no neighbour covers their ring.
  const ordered = [...countries.filter((shape) => !isTiny(shape)), ...countries.filter(isTiny)];
  const body = ordered.map((shape) => `<g id="${shape.iso2.toLowerCase()}">${drawing(shape)}</g>`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} 0 ${width + 2 * edge} ${height}">` +
    `<style>${style}</style><path class="n" d="${neutral.path}"/>${body}</svg>`
  );
}

function drawing(shape: CountryShape): string {
  const { path, dot, centre } = shape;
  const own = dot ? `<circle cx="${dot.x}" cy="${dot.y}" r="${dot.r}"/>` : `<path d="${path}"/>`;
  if (!isTiny(shape)) return own;
  const [x, y] = dot ? [dot.x, dot.y] : centre;
  return `${own}<circle class="r" cx="${x}" cy="${y}" r="${ringRadius}"/>`;
}
