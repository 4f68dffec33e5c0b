import type { Passage } from "../open/passage.ts";

/**
 * The server, which renders pages again, and Next's bundle, which searches, have separate module instances in one
 * process.
 */
const shared = globalThis as {
  akomaFreshPassages?: Map<string, readonly Passage[]>;
  akomaFreshCount?: number;
};

/** Makes search read these passages of a page instead of those of the build; undefined restores those of the build. */
export function replacePassages(path: string, passages: readonly Passage[] | undefined): void {
  const fresh = (shared.akomaFreshPassages ??= new Map());
  if (passages) fresh.set(path, passages);
  else if (!fresh.delete(path)) return;
  shared.akomaFreshCount = (shared.akomaFreshCount ?? 0) + 1;
}

/** Pages rendered again since the build, and how often one was. */
export const freshPassages = (): { pages: ReadonlyMap<string, readonly Passage[]>; count: number } => ({
  pages: shared.akomaFreshPassages ?? new Map(),
  count: shared.akomaFreshCount ?? 0,
});
