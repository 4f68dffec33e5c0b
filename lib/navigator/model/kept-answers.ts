import "server-only";
import { keepLatest } from "../../keep-latest.ts";
import type { WordedSentence } from "../open/worded.ts";

/** An answer is about 2 KB. */
const mostKept = 500;

/** What was worded for the same question about the same corpus before, in this process. */
export const keptAnswers = keepLatest<readonly WordedSentence[]>(mostKept);
