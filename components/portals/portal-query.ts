import { nextWith } from "#lib/domains/members/shared/code-schema.ts";

/** The query parameters of a URL. */
export type PortalQuery = Readonly<Record<string, string | string[] | undefined>>;

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Whether the URL asks for the public preview. The parameter opens the preview, and nothing else. */
export const namesPreview = (query: PortalQuery): boolean =>
  first(query["open"]) === "1" || first(query["demo_approved"]) === "1";

/** Whether a visitor who is not signed in sees the preview without the panel before it. */
export const asksForPreview = (path: string, query: PortalQuery): boolean =>
  path.startsWith("/portal/investor") || namesPreview(query);

/** The parameters that still apply after sign-in: the part they came for, the campaign, and what they typed. */
const carried = ["tab", "utm_source", "utm_medium", "utm_campaign", "draft"];

/** Where a visitor who signs in here continues. */
export function nextOf<P extends `/${string}`>(path: P, query: PortalQuery): P | `${P}?${string}` {
  const kept = carried.flatMap((key) => {
    const value = first(query[key]);
    return value && value !== "register" ? [[key, value] as const] : [];
  });
  return nextWith(path, Object.fromEntries(kept));
}

/** The id of the document a question is about. */
export const aboutOf = (query: PortalQuery): string | undefined => first(query["about"]);

/** What the URL says was just done. */
export const doneOf = (query: PortalQuery): string | undefined => first(query["done"]);

export const tabOf = (query: PortalQuery): string | undefined => first(query["tab"]);
