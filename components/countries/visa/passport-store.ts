import { readStored, writeStored } from "#components/browser/device-store.ts";
import type { PassportCode } from "#lib/countries/record/open/passports.ts";

/** Where the chosen passport is kept on the device, as its code. */
export const passportKey = "ak_passport_v1";
/** Sent on the window when a passport is kept or forgotten on this page. */
const passportEvent = "ak:passport";

/** Whether it may be a code. Whether it is one, the call says that is asked with it: the list would weigh in each page. */
const isCode = (value: unknown): value is string => typeof value === "string" && /^[A-Z]{2}$/.test(value);

/** The choice where the browser keeps nothing, not even in the place of an older one: it lasts as long as the page. */
let unkept: string | null = null;

/** The passport of this device; null until somebody chooses one. */
export const readPassport = (): string | null => unkept ?? readStored(passportKey, isCode) ?? null;

/** Whether the choice outlasts the page. */
export const isPassportKept = (): boolean => unkept === null;

/** Keeps a passport, or as long as the page where the browser keeps nothing. */
export function keepPassport(code: PassportCode): void {
  unkept = writeStored(passportKey, code) ? null : code;
  dispatchEvent(new Event(passportEvent));
}

export function forgetPassport(): void {
  unkept = null;
  try {
    localStorage.removeItem(passportKey);
  } catch {
    // The browser keeps nothing: there is nothing to forget.
  }
  dispatchEvent(new Event(passportEvent));
}

/** Calls `tell` when another passport is chosen here or in another tab, or when a page that slept comes back. */
export function subscribePassport(tell: () => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  addEventListener(passportEvent, tell, { signal });
  addEventListener("storage", ({ key }) => (key === passportKey || key === null) && tell(), { signal });
  addEventListener("pageshow", tell, { signal });
  return () => gone.abort();
}
