import { isConfidential } from "#lib/data/site/open/confidential.ts";

/**
 * What the site stores on the device. Storage may be full, forbidden, or contain what an older version or somebody else
 * wrote: nothing here throws, and a value that `accept` rejects counts as absent.
 */
type Area = "local" | "session";

/** What is typed into a form in this tab. It is deleted at sign-out, so that the next user here does not read it. */
export const typingKey = "ak_typing_v1";

const areaOf = (area: Area): Storage => (area === "local" ? localStorage : sessionStorage);

/** The stored JSON value if `accept` accepts it, else undefined. */
export function readStored<T>(
  key: string,
  accept: (value: unknown) => value is T,
  area: Area = "local",
): T | undefined {
  try {
    const value: unknown = JSON.parse(areaOf(area).getItem(key) ?? "null");
    return accept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this page may leave nothing on the device that would show that it was open. */
export const leavesNoTrace = (): boolean => isConfidential(location.pathname);

/** Stores a JSON value; false when the browser stores nothing, and on confidential pages. */
export function writeStored(key: string, value: unknown, area: Area = "local"): boolean {
  if (leavesNoTrace()) return false;
  try {
    areaOf(area).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The visitor has cleared this device: until the next page, nothing is stored that nobody asked for. */
export const keepNothingUnasked = (): void => void (document.documentElement.dataset["cleared"] = "");

/** `writeStored` for what the page stores automatically, perhaps long after it began to. */
export const writeUnasked: typeof writeStored = (...what) =>
  !("cleared" in document.documentElement.dataset) && writeStored(...what);

/** Deletes the value stored under a key. */
export function dropStored(key: string, area: Area = "local"): void {
  try {
    areaOf(area).removeItem(key);
  } catch {
    // Where nothing can be stored, there is nothing to delete.
  }
}
