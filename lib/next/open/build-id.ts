const idLength = 20;

/**
 * The id of a build by the fingerprint of what it is made of, so that instances which built the same serve the same
 * addresses. Without `a`: blockers refuse addresses that spell "ad".
 */
export const buildIdOf = (fingerprint: string): string => fingerprint.slice(0, idLength).replaceAll("a", "g");

/** Where the id stands: in the payload of Next's script, which is a text inside a script, or in the parts of a sealed page. */
const inPayload = /\\?"b\\?":\\?"([0-9b-g]{20})\\?"/;

/** The id of the build a page is of, by its HTML; undefined where it cannot be told. */
export const buildIdIn = (html: string): string | undefined => inPayload.exec(html)?.[1];
