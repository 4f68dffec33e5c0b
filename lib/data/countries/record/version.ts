import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import type { FactEdit } from "./apply-edit.ts";

/** The current overlay on the records: the edits approved since the build, in order of approval. */
export type Version = { readonly edits: readonly FactEdit[] };
type Listener = (changed: ReadonlySet<string>) => void;

/** The server and Next's bundles have separate module instances in one process; they share this object. */
const shared = oncePerProcess("version of the facts", () => ({
  version: { edits: [] } as Version,
  listeners: new Set<Listener>(),
}));

export const currentVersion = (): Version => shared.version;

const idsBySlug = ({ edits }: Version): Map<string, string> => {
  const ids = new Map<string, string>();
  for (const { country, id } of edits) ids.set(country, `${ids.get(country) ?? ""} ${id}`);
  return ids;
};

/** The countries whose record differs between two versions. */
function changedBetween(before: Version, after: Version): ReadonlySet<string> {
  const [old, young] = [idsBySlug(before), idsBySlug(after)];
  return new Set([...old.keys(), ...young.keys()].filter((slug) => old.get(slug) !== young.get(slug)));
}

/** Overlays these edits on the records in place of the previous ones. Later reads return what follows from them. */
export function overlayEdits(edits: readonly FactEdit[]): void {
  const before = shared.version;
  const changed = changedBetween(before, { edits });
  if (changed.size === 0) return;
  shared.version = { edits };
  for (const listener of shared.listeners) listener(changed);
}

/** Calls `listener` with the countries that changed, whenever other edits are overlaid on the records. */
export function onVersion(listener: Listener): void {
  shared.listeners.add(listener);
}

/**
 * Memoises a value computed from the records, once per version for the whole process. Each call of the returned
 * function gives the value for the edits that are overlaid at that time. The name must belong to one caller.
 */
export function perVersion<T>(name: string, make: () => T): () => T {
  const held = oncePerProcess(`${name}, of a version`, () => ({}) as { version?: Version; value?: T });
  return () => {
    const { version } = shared;
    if (held.version !== version) {
      held.value = make();
      held.version = version;
    }
    return held.value as T;
  };
}
