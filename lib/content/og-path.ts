import { listCountrySlugs } from "../countries/index.ts";

/** Pages with a picture of their own, drawn at build by app/og. */
const drawn: Record<string, string> = {
  "/": "/og/home.png",
  "/start-business": "/og/start-business.png",
  "/explore/compare": "/og/compare.png",
};
const guides = new Set<string>(listCountrySlugs().map((slug) => `/start-business/${slug}`));

/** The Open Graph picture of a page, as a path of this site. Pages without one of their own share the default. */
export function ogPath(path: string): string {
  return guides.has(path) ? `/og${path}.png` : (drawn[path] ?? "/og/default.png");
}
