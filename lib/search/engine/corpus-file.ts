import { z } from "zod";

/**
 * The file that search reads, as it lies in memory: a head in JSON, then parts one after the other. What is read for each query
 * (postings) are numbers of fixed size; a passage is JSON, and parsed when it is shown.
 */
export const corpusFile = ".next/search.bin";

const stretch = z.tuple([z.number().int(), z.number().int()]);

export const corpusHead = z.strictObject({
  /** Another one for each corpus. */
  id: z.string(),
  passages: z.number().int(),
  pages: z.array(z.string()),
  countries: z.array(z.string()),
  sources: z.array(z.string()),
  /** Where each part lies behind the head: its first byte and its length. */
  parts: z.strictObject({
    /** Stems, sorted, a line each. */
    stems: stretch,
    /** Where the postings of each stem begin; one more than there are stems. Uint32. */
    postingStarts: stretch,
    /** Passages that hold the stem, ascending. Uint16. */
    postings: stretch,
    /** What the stem weighs in each of them, 1 to 255. Uint8. */
    weights: stretch,
    /** Words as they are written, folded and sorted, a line each, with the number of passages that hold them: "word 12". */
    words: stretch,
    /** Of each passage: its page, Uint16; its kind, Uint8; its country, Uint8, 0 for none. */
    pageOf: stretch,
    kindOf: stretch,
    countryOf: stretch,
    /** Where the JSON of each passage begins, one more than there are passages, Uint32; and all of it. */
    textStarts: stretch,
    texts: stretch,
    /**
     * The same for the words of each passage as they are compared, in its order: its name, folded, in a line, and then all of it. So a
     * passage that is only looked at need not be parsed.
     */
    wordStarts: stretch,
    inWords: stretch,
  }),
});
export type CorpusHead = z.output<typeof corpusHead>;
