import { nextWith } from "#lib/members/open/code-schema.ts";

/** What an address may say after its question mark. */
export type PortalQuery = Readonly<Record<string, string | string[] | undefined>>;

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Whether the address asks for the public preview. It opens the preview, and nothing else. */
export const namesPreview = (query: PortalQuery): boolean =>
  first(query["open"]) === "1" || first(query["demo_approved"]) === "1";

/** Whether somebody who is not signed in sees the preview without the panel in front. */
export const asksForPreview = (path: string, query: PortalQuery): boolean =>
  path.startsWith("/portal/investor") || namesPreview(query);

/**
 * What of an address is still meant once somebody has signed in: the part they came for, by what they came, and what
 * they typed before.
 */
const carried = ["tab", "utm_source", "utm_medium", "utm_campaign", "draft"];

/** Where somebody who signs in here goes on. */
export function nextOf<P extends `/${string}`>(path: P, query: PortalQuery): P | `${P}?${string}` {
  const kept = carried.flatMap((key) => {
    const value = first(query[key]);
    return value && value !== "register" ? [[key, value] as const] : [];
  });
  return nextWith(path, Object.fromEntries(kept));
}

/** The document a question is about, by its id. */
export const aboutOf = (query: PortalQuery): string | undefined => first(query["about"]);

/** What the address says was just done. */
export const doneOf = (query: PortalQuery): string | undefined => first(query["done"]);

export const tabOf = (query: PortalQuery): string | undefined => first(query["tab"]);
