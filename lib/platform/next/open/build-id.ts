const idLength = 20;

/**
 * The id of a build, derived from the fingerprint of its sources, so that instances with the same build serve the same
 * addresses. It contains no `a`: ad blockers refuse addresses that contain "ad".
 */
export const buildIdOf = (fingerprint: string): string => fingerprint.slice(0, idLength).replaceAll("a", "g");

/** The id in the payload of Next's script, which is a string inside a script, or in the JSON block of a sealed page. */
const inPayload = /\\?"b\\?":\\?"([0-9b-g]{20})\\?"/;

/** The id of the build that a page belongs to, from its HTML; undefined if it is not found. */
export const buildIdIn = (html: string): string | undefined => inPayload.exec(html)?.[1];
