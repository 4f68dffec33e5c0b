import { recentsKey, soundRecents, withRecent, type Recent } from "#lib/domains/quick-nav/open/recents.ts";
import { readStored, writeStored } from "#components/browser/device-store.ts";

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** The places that this device visited last, newest first. */
export const readRecents = (): Recent[] => soundRecents(readStored(recentsKey, isList) ?? []);

export const keepRecent = (visited: Recent): boolean =>
  writeStored(recentsKey, withRecent(readRecents(), visited));

/** Leaves nothing behind, not even an empty list. */
export function forgetRecents(): void {
  try {
    localStorage.removeItem(recentsKey);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
