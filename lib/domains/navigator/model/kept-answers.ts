import "server-only";
import { LRUCache } from "lru-cache";
import type { WordedSentence } from "../open/worded.ts";

/** An answer is about 2 KB. */
const mostKept = 500;

/** An LRU cache of answers worded in this process, by question and corpus. */
export const keptAnswers = new LRUCache<string, readonly WordedSentence[]>({ max: mostKept });
