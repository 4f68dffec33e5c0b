/** The id of the block of JSON that names, in a sealed page, what its script consists of. */
export const partsId = "page-parts";

/** Sent on the window once React answers to presses and keys. */
export const awakeEvent = "ak:awake";

/** What a visitor waits for a menu before its page is the better answer, in milliseconds. */
export const patienceMs = 900;

export type Parts = {
  /** The build the page is of; under the name Next has for it (build-id.ts). */
  b: string;
  /** Addresses in their order: the payload, then the chunks. */
  files: readonly string[];
};
