import type { FoundGroup } from "#lib/domains/quick-nav/open/find-entries.ts";
import type { QuickNavEntry } from "#lib/domains/quick-nav/open/types.ts";
import type { Hit } from "#lib/services/search/open/search-answer.ts";

/** The results of the full search as rows, each once and without places that are already listed above. */
export function hitEntries(hits: readonly Hit[], groups: readonly FoundGroup[]): QuickNavEntry[] {
  const shown = new Set(groups.flatMap(({ entries }) => entries.map(({ to }) => to)));
  return hits.flatMap(({ href, title, heading }) => {
    if (shown.has(href)) return [];
    shown.add(href);
    return { label: title, to: href, ...(heading && { of: heading }) };
  });
}
