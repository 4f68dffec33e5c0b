import { oncePerProcess } from "#lib/per-process.ts";
import type { FactEdit } from "./apply-edit.ts";

/** What is laid over the records now: edits that were approved since the build, in the order in which they were. */
export type Edition = { readonly edits: readonly FactEdit[] };
type Listener = (changed: ReadonlySet<string>) => void;

/** The server and Next's bundles are worlds of modules of their own in one process; they share this. */
const shared = oncePerProcess("edition of the facts", () => ({
  edition: { edits: [] } as Edition,
  listeners: new Set<Listener>(),
}));

export const currentEdition = (): Edition => shared.edition;

const idsBySlug = ({ edits }: Edition): Map<string, string> => {
  const ids = new Map<string, string>();
  for (const { country, id } of edits) ids.set(country, `${ids.get(country) ?? ""} ${id}`);
  return ids;
};

/** The countries whose record is another one in one of the editions than in the other. */
function changedBetween(before: Edition, after: Edition): ReadonlySet<string> {
  const [old, young] = [idsBySlug(before), idsBySlug(after)];
  return new Set([...old.keys(), ...young.keys()].filter((slug) => old.get(slug) !== young.get(slug)));
}

/** Lays these edits over the records in place of those before: whoever asks from now on gets what follows from them. */
export function layOver(edits: readonly FactEdit[]): void {
  const before = shared.edition;
  const changed = changedBetween(before, { edits });
  if (changed.size === 0) return;
  shared.edition = { edits };
  for (const tell of shared.listeners) tell(changed);
}

/** Has `tell` told which countries changed, whenever other edits are laid over the records. */
export function onEdition(tell: Listener): void {
  shared.listeners.add(tell);
}

/**
 * What is worked out of the records, once for each edition and the whole process. Each call of what is given back answers with
 * what follows from the edits that are laid over them at that time. The name belongs to one caller.
 */
export function perEdition<T>(name: string, make: () => T): () => T {
  const held = oncePerProcess(`${name}, of an edition`, () => ({}) as { edition?: Edition; value?: T });
  return () => {
    const { edition } = shared;
    if (held.edition !== edition) {
      held.value = make();
      held.edition = edition;
    }
    return held.value as T;
  };
}
