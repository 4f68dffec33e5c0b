import type { SiteEntry } from "../entry.ts";

const paths = ["/portal/diaspora/confidential", "/forms/detention/assistance"] as const;

/** Pages that must leave no trace of a visit: never stored, never among the recent places, in no previews. */
export const confidentialPaths: readonly string[] = paths;

/** Their registry entries. The paths are a separate constant, because browsers load those too. */
export const confidential = {
  "/portal/diaspora/confidential": { kind: "confidential", parent: "/justice/support", unlisted: true },
  "/forms/detention/assistance": { kind: "confidential", parent: "/justice/support", unlisted: true },
} as const satisfies Readonly<Record<(typeof paths)[number], SiteEntry>>;

/** Whether a visit to the page must leave no trace. */
export const isConfidential = (path: string): boolean => confidentialPaths.includes(path);

const calls = /^\/(?:api\/)?(?:admin\/)?confidential(?:\/|$)/;

/**
 * Whether a path must never be disclosed to other addresses as the referrer. True for pages that leave no trace, their
 * API calls, and those of caseworkers.
 */
export const hidesReferrer = (path: string): boolean => isConfidential(path) || calls.test(path);

/** The pages of caseworkers. */
export const caseworkPath = "/admin/confidential";
export const keysPath = "/admin/confidential/keys";
