import { countryPaths } from "./country-families.ts";
import { recordPaths } from "./record-paths.ts";

/** Pages with a file of their own that have a picture of their own, drawn at build by app/og. */
const drawn: Record<string, string> = {
  "/": "/og/home.png",
  "/start-business": "/og/start-business.png",
  "/explore/compare": "/og/compare.png",
};
const named = new Set<string>([...recordPaths, ...countryPaths]);

/** The Open Graph picture of a page, as a path of this site. Pages without one of their own share the default. */
export function ogPath(path: string): string {
  return named.has(path) ? `/og${path}.png` : (drawn[path] ?? "/og/default.png");
}
