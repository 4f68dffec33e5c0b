import type { Cite } from "./answer.ts";

/** Where the worded answer comes from, as a stream of events. */
export const wordedPath = "/api/navigator/worded";

/** A sentence of a model that says what its quotes say. */
export type WordedSentence = { text: string; cites: readonly Cite[] };
