import { findEntry } from "./find-entry.ts";

/**
 * The path of a page's Open Graph picture, drawn at build time by app/og. Every record page and country page has its
 * own; other pages without one share the default.
 */
export function ogPath(path: string): string {
  const entry = findEntry(path);
  if (entry?.kind === "record" || entry?.kind === "family") return `/og${path}.png`;
  return `/og/${entry?.picture ?? "default"}.png`;
}
