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

export const tabOf = (query: PortalQuery): string | undefined => first(query["tab"]);
