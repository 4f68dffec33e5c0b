import type { Cite } from "./answer.ts";

/** The path that streams the worded answer as events. */
export const wordedPath = "/api/navigator/worded";

/** A model's sentence that says only what its quotes say. */
export type WordedSentence = { text: string; cites: readonly Cite[] };
