import { z } from "zod";

/**
 * The index file of search, laid out as it is in memory: a JSON head, then the parts one after the other. What each
 * query reads (postings) is numbers of fixed size. A passage is JSON, parsed only when it is shown.
 */
export const corpusFile = ".next/search.bin";

const stretch = z.tuple([z.number().int(), z.number().int()]);

export const corpusHead = z.strictObject({
  /** A hash of the parts, so each corpus has its own. */
  id: z.string(),
  passages: z.number().int(),
  pages: z.array(z.string()),
  countries: z.array(z.string()),
  sources: z.array(z.string()),
  /** Where each part is after the head: its first byte and its length. */
  parts: z.strictObject({
    /** Sorted stems, one per line. */
    stems: stretch,
    /** Where the postings of each stem begin; one more than there are stems. Uint32. */
    postingStarts: stretch,
    /** Passages that contain the stem, ascending. Uint16. */
    postings: stretch,
    /** The weight of the stem in each of them, 1 to 255. Uint8. */
    weights: stretch,
    /** Words as written, folded and sorted, one per line, with the number of passages that contain them: "word 12". */
    words: stretch,
    /** For each passage: its page, Uint16; its kind, Uint8; its country, Uint8, 0 for none. */
    pageOf: stretch,
    kindOf: stretch,
    countryOf: stretch,
    /** Where the JSON of each passage begins, one more than there are passages, Uint32; then the JSON itself. */
    textStarts: stretch,
    texts: stretch,
    /**
     * The same for the words of each passage as they are compared, in order: its name, folded, on one line, then all of
     * it. So a passage can be examined without parsing its JSON.
     */
    wordStarts: stretch,
    inWords: stretch,
  }),
});
export type CorpusHead = z.output<typeof corpusHead>;
