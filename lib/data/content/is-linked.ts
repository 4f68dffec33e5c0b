import { env } from "#lib/platform/env.ts";
import { findEntry } from "#lib/data/site/find-entry.ts";

/** Whether a link may be shown under the current settings. A flag hides links only; the page stays reachable. */
export function isLinked(href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? href;
  const hiddenBy = findEntry(path)?.hiddenBy;
  return !(hiddenBy && env[hiddenBy]);
}
