import { readStored, writeStored } from "#components/browser/device-store.ts";
import type { PassportCode } from "#lib/data/countries/record/open/passports.ts";

/** The storage key of the chosen passport code on the device. */
export const passportKey = "ak_passport_v1";
/** Dispatched on the window when a passport is saved or forgotten on this page. */
const passportEvent = "ak:passport";

/**
 * Checks the format of a code only. The request that uses it checks whether it exists, because the list would add
 * weight to every page.
 */
const isCode = (value: unknown): value is string => typeof value === "string" && /^[A-Z]{2}$/.test(value);

/** The choice in a browser that stores nothing, and cannot even replace an older one. It lasts as long as the page. */
let unkept: string | null = null;

/** The passport of this device; null until the visitor chooses one. */
export const readPassport = (): string | null => unkept ?? readStored(passportKey, isCode) ?? null;

/** Whether the choice outlasts the page. */
export const isPassportKept = (): boolean => unkept === null;

/** Saves a passport, or keeps it as long as the page if the browser stores nothing. */
export function keepPassport(code: PassportCode): void {
  unkept = writeStored(passportKey, code) ? null : code;
  dispatchEvent(new Event(passportEvent));
}

export function forgetPassport(): void {
  unkept = null;
  try {
    localStorage.removeItem(passportKey);
  } catch {
    // The browser stores nothing, so there is nothing to forget.
  }
  dispatchEvent(new Event(passportEvent));
}

/** Calls `tell` when another passport is chosen here or in another tab, or when a page that slept resumes. */
export function subscribePassport(tell: () => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  addEventListener(passportEvent, tell, { signal });
  addEventListener("storage", ({ key }) => (key === passportKey || key === null) && tell(), { signal });
  addEventListener("pageshow", tell, { signal });
  return () => gone.abort();
}
