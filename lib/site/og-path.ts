import { findEntry } from "./find-entry.ts";

/**
 * The Open Graph picture of a page, as a path of this site, drawn at build by app/og. Records and families have one
 * each; pages without one of their own share the default.
 */
export function ogPath(path: string): string {
  const entry = findEntry(path);
  if (entry?.kind === "record" || entry?.kind === "family") return `/og${path}.png`;
  return `/og/${entry?.picture ?? "default"}.png`;
}
