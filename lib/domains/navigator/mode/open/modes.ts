/**
 * How the navigator answers: "on" lets a model word the answers if one is configured, "own-words" answers only in the
 * words of the pages, "off" says that the navigator is switched off.
 */
export const navigatorModes = ["on", "own-words", "off"] as const;
export type NavigatorMode = (typeof navigatorModes)[number];
