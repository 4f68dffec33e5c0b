import { stemOf } from "../open/words.ts";
import { wordsOf } from "./make-corpus.ts";

/** The stems of a text, for marking and for choosing what is shown. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf);
