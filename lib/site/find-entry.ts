import { passportCodes } from "#lib/countries/record/open/passports.ts";
import { countrySlugs } from "#lib/countries/record/open/slugs.ts";
import type { SiteEntry } from "./entry.ts";
import type { SitePath } from "./paths.ts";
import { registry } from "./registry.ts";

type Row = readonly [SitePath, SiteEntry];

/** The addresses that a key stands for. */
function filled(key: string): readonly string[] {
  if (key.includes("*")) return countrySlugs.map((slug) => key.replace("*", slug));
  if (key.includes("@")) return passportCodes.map((code) => key.replace("@", code.toLowerCase()));
  return [key];
}

const rows = Object.entries(registry).flatMap(([key, entry]) =>
  filled(key).map((path) => [path, entry] as unknown as Row),
);
const byPath = new Map<string, SiteEntry>(rows);
/** Pages of the staff are not among them: a redirect would tell everybody that they are there. */
const spellings = new Map(
  rows.filter(([, { kind }]) => kind !== "staff").map(([path]) => [path.toLowerCase(), path]),
);

/** What the registry says of the page at `path`, letter for letter; undefined where there is none. */
export const findEntry = (path: string): SiteEntry | undefined => byPath.get(path);

/** The one spelling of a page's address, whichever case it was asked for in; undefined where there is no page. */
export const canonicalPath = (pathname: string): SitePath | undefined =>
  spellings.get(pathname.toLowerCase());
