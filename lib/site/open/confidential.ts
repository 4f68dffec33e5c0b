import type { SiteEntry } from "../entry.ts";

const paths = ["/portal/diaspora/confidential", "/forms/detention/assistance"] as const;

/** Pages on which nobody should leave a trace: never stored, never among the recent places, in no previews. */
export const confidentialPaths: readonly string[] = paths;

/** The part of the registry about them. It is apart from the paths because browsers ask for those too. */
export const confidential = {
  "/portal/diaspora/confidential": { kind: "confidential", parent: "/justice/support", unlisted: true },
  "/forms/detention/assistance": { kind: "confidential", parent: "/justice/support", unlisted: true },
} as const satisfies Readonly<Record<(typeof paths)[number], SiteEntry>>;

/** Whether a page may leave no trace. */
export const isConfidential = (path: string): boolean => confidentialPaths.includes(path);

const calls = /^\/(?:api\/)?(?:admin\/)?confidential(?:\/|$)/;

/** Whether no other address may be told that somebody was here: pages that leave no trace, their calls, and those of caseworkers. */
export const isUntold = (path: string): boolean => isConfidential(path) || calls.test(path);
