import type { Passage } from "../open/passage.ts";

/** The server, which makes pages anew, and Next's bundle, which searches, are two worlds of modules in one process. */
const shared = globalThis as {
  akomaFreshPassages?: Map<string, readonly Passage[]>;
  akomaFreshCount?: number;
};

/** Has search read these passages in place of those a page was built with; none: those of the build count again. */
export function replacePassages(path: string, passages: readonly Passage[] | undefined): void {
  const fresh = (shared.akomaFreshPassages ??= new Map());
  if (passages) fresh.set(path, passages);
  else if (!fresh.delete(path)) return;
  shared.akomaFreshCount = (shared.akomaFreshCount ?? 0) + 1;
}

/** Pages made anew since the build, and how often one was. */
export const freshPassages = (): { pages: ReadonlyMap<string, readonly Passage[]>; count: number } => ({
  pages: shared.akomaFreshPassages ?? new Map(),
  count: shared.akomaFreshCount ?? 0,
});
