import type { CsvSeparator } from "#lib/text/csv-separators.ts";
import { pathKinds, type PathKind } from "#lib/countries/paths/open/path-kinds.ts";

/** A comparison needs at least this many countries, and shows at most that many. */
export const fewestCompared = 2;
export const mostCompared = 4;

const [defaultPath] = pathKinds;

/** Slugs are short; what is longer is cut before it is said back to the visitor. */
const longestEcho = 40;
/** However long the query is, only this many values of it are looked at. */
const mostValues = 16;

export type CompareSelection = {
  /** Known countries in the order given, each once, at most `mostCompared`. */
  slugs: string[];
  /** Values of the query that name no country, as the visitor wrote them. */
  unknown: string[];
  /** Known countries past the fourth. */
  left: string[];
};

const toSlug = (value: string): string =>
  value
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * Reads `c` of a comparison: slugs divided by commas, or repeated parameters. Never throws: what names no country is
 * handed back under `unknown`, what is one too many under `left`, and a country named twice counts once.
 */
export function parseCompare(
  given: string | readonly string[] | undefined,
  isKnown: (slug: string) => boolean,
): CompareSelection {
  const values = [given ?? []]
    .flat()
    .flatMap((part) => part.split(","))
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .slice(0, mostValues);
  const known = new Set<string>();
  const unknown = new Set<string>();
  for (const value of values) {
    const slug = toSlug(value);
    if (isKnown(slug)) known.add(slug);
    else unknown.add(value.slice(0, longestEcho));
  }
  const slugs = [...known];
  return { slugs: slugs.slice(0, mostCompared), unknown: [...unknown], left: slugs.slice(mostCompared) };
}

export type Shown = { passport?: string | undefined; path?: PathKind; onlyDiffers?: boolean };

/** The one address of a comparison; the order of the countries is the visitor's. What is as by default is left out. */
export function compareHref(
  slugs: readonly string[],
  { passport, path = defaultPath, onlyDiffers = false }: Shown = {},
): `/explore/compare?${string}` {
  const rest = [
    passport && `&passport=${passport}`,
    path !== defaultPath && `&path=${path}`,
    onlyDiffers && "&only=differs",
  ].filter(Boolean);
  return `/explore/compare?c=${slugs.join(",")}${rest.join("")}`;
}

/** What a form that leads to a comparison sends along, so that nothing chosen before is lost. */
export const keptFields = ({ passport, path = defaultPath, onlyDiffers = false }: Shown) => [
  ...(passport ? [{ name: "passport", value: passport }] : []),
  ...(path === defaultPath ? [] : [{ name: "path", value: path }]),
  ...(onlyDiffers ? [{ name: "only", value: "differs" }] : []),
];

/** The same comparison as a file, with commas where nothing else is said. */
export const compareCsvHref = (slugs: readonly string[], separator: CsvSeparator = "comma") =>
  `/explore/compare.csv?c=${slugs.join(",")}${separator === "comma" ? "" : `&separator=${separator}`}` as const;
