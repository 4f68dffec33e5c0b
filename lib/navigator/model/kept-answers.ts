import "server-only";
import { LRUCache } from "lru-cache";
import type { WordedSentence } from "../open/worded.ts";

/** An answer is about 2 KB. */
const mostKept = 500;

/** What was worded for the same question about the same corpus before, in this process. */
export const keptAnswers = new LRUCache<string, readonly WordedSentence[]>({ max: mostKept });
