/**
 * Cookie of lite mode: "1" on, "0" off by the visitor's own choice. Without it the browser's `Save-Data` header counts.
 */
export const liteCookie = "ak_lite_v1";

/** How long the visitor's own choice is kept. */
export const liteYearSeconds = 365 * 24 * 60 * 60;

const cookiePattern = new RegExp(`(?:^|;\\s*)${liteCookie}=([01])(?:;|$)`);

/** The choice in a Cookie header or `document.cookie`; undefined if none was made. */
export function liteChoice(cookies: string): boolean | undefined {
  const value = cookiePattern.exec(cookies)?.[1];
  return value === undefined ? undefined : value === "1";
}

type Asking = { cookie?: string; "save-data"?: string | string[] };

/**
 * Whether a visitor gets the lite copy of a page: by their own choice, which takes precedence, else if the browser
 * sends `Save-Data: on`.
 */
export function wantsLite({ cookie, "save-data": saveData }: Asking): boolean {
  const chosen = cookie === undefined ? undefined : liteChoice(cookie);
  return chosen ?? (saveData !== undefined && /^\s*on\b/i.test(String(saveData)));
}
