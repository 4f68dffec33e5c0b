import type { CsvSeparator } from "#lib/platform/text/csv-separators.ts";
import { pathKinds, type PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";

/** A comparison needs at least `fewestCompared` countries, and shows at most `mostCompared`. */
export const fewestCompared = 2;
export const mostCompared = 4;

const [defaultPath] = pathKinds;

/** Slugs are short. Anything longer is cut before it is echoed to the visitor. */
const longestEcho = 40;
/** However long the query is, only this many of its values are read. */
const mostValues = 16;

export type CompareSelection = {
  /** Known countries in the order given, each once, at most `mostCompared`. */
  slugs: string[];
  /** Values of the query that name no country, as the visitor wrote them. */
  unknown: string[];
  /** Known countries after the fourth. */
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
 * Parses the `c` parameter of a comparison: slugs separated by commas, or repeated parameters. Never throws. Values
 * that match no country are returned in `unknown`, countries past the maximum in `left`, and duplicates count once.
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

/** The canonical URL of a comparison. It keeps the visitor's order of countries and leaves out defaults. */
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

/** Hidden fields of a form that leads to a comparison, so that no earlier choice is lost. */
export const keptFields = ({ passport, path = defaultPath, onlyDiffers = false }: Shown) => [
  ...(passport ? [{ name: "passport", value: passport }] : []),
  ...(path === defaultPath ? [] : [{ name: "path", value: path }]),
  ...(onlyDiffers ? [{ name: "only", value: "differs" }] : []),
];

/** The URL of the same comparison as a CSV file, separated by commas unless stated otherwise. */
export const compareCsvHref = (slugs: readonly string[], separator: CsvSeparator = "comma") =>
  `/explore/compare.csv?c=${slugs.join(",")}${separator === "comma" ? "" : `&separator=${separator}`}` as const;
