import { passportCodes } from "#lib/countries/record/open/passports.ts";
import { countrySlugs } from "#lib/countries/record/open/slugs.ts";
import { formIds } from "#lib/forms/open/form-ids.ts";
import type { SiteEntry } from "./entry.ts";
import type { SitePath } from "./paths.ts";
import { registry } from "./registry.ts";

type Row = readonly [SitePath, SiteEntry];

/** How each address that a key stands for is made of it; that of the page behind is made likewise. */
function fillings(key: string): readonly ((pattern: string) => string)[] {
  if (key.includes("*")) return countrySlugs.map((slug) => (pattern) => pattern.replace("*", slug));
  if (key.includes("@"))
    return passportCodes.map((code) => (pattern) => pattern.replace("@", code.toLowerCase()));
  if (key.includes("+")) return formIds.map((id) => (pattern) => pattern.replace("+", id));
  return [(pattern) => pattern];
}

const rows = Object.entries(registry).flatMap(([key, entry]) =>
  fillings(key).map((fill) => {
    const filled = "behind" in entry ? { ...entry, behind: fill(entry.behind) } : entry;
    return [fill(key), filled] as unknown as Row;
  }),
);
const byPath = new Map<string, SiteEntry>(rows);
/** Pages of the staff are not among them: a redirect would tell everybody that they are there. */
const spellings = new Map(
  rows.filter(([, { kind }]) => kind !== "staff").map(([path]) => [path.toLowerCase(), path]),
);

/** Pages that stand behind a rewrite, and the address in front that visitors know. */
export const behindPages: readonly (readonly [string, SitePath])[] = rows.flatMap(([path, { behind }]) =>
  behind ? [[behind, path] as const] : [],
);

/** By the page behind, the frame that stands for it where the server fills one; both by their addresses inside. */
export const frames: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([, { behind, frame }]) => (behind && frame ? [[behind, frame] as const] : [])),
);

const frameAddresses = new Set(frames.values());
/** Whether a page, by its address inside, is a frame. */
export const isFrame = (address: string): boolean => frameAddresses.has(address);

/** What the registry says of the page at `path`, letter for letter; undefined where there is none. */
export const findEntry = (path: string): SiteEntry | undefined => byPath.get(path);

/** The one spelling of a page's address, whichever case it was asked for in; undefined where there is no page. */
export const canonicalPath = (pathname: string): SitePath | undefined =>
  spellings.get(pathname.toLowerCase());
