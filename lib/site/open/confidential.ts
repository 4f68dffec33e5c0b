import type { SiteEntry } from "../entry.ts";

/**
 * The part of the registry about pages on which nobody should leave a trace: never stored, never among the recent
 * places, in no previews. It stands apart because browsers ask it too.
 */
export const confidential = {
  "/portal/diaspora/confidential": { kind: "confidential", parent: "/justice/support", unlisted: true },
  "/forms/detention/assistance": { kind: "confidential", parent: "/justice/support", unlisted: true },
} as const satisfies Readonly<Record<`/${string}`, SiteEntry>>;

export const confidentialPaths: readonly string[] = Object.keys(confidential);

/** Whether a page may leave no trace. */
export const isConfidential = (path: string): boolean => confidentialPaths.includes(path);

const calls = /^\/(?:api\/)?(?:admin\/)?confidential(?:\/|$)/;

/** Whether no other address may be told that somebody was here: pages that leave no trace, their calls, and those of caseworkers. */
export const isUntold = (path: string): boolean => isConfidential(path) || calls.test(path);
