/** Dispatched on the window once React has hydrated the page. */
export const hydratedEvent = "ak:hydrated";

/** The id of the JSON block of a sealed page that lists the files of its script. */
export const partsId = "page-parts";

/** Dispatched on the window once React handles clicks and keys. */
export const awakeEvent = "ak:awake";

/** How long a visitor waits for a menu before its page is opened instead, in milliseconds. */
export const patienceMs = 900;

export type Parts = {
  /** The id of the page's build, under Next's name for it (build-id.ts). */
  b: string;
  /** Addresses in loading order: the payload, then the chunks. */
  files: readonly string[];
};
