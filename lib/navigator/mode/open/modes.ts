/**
 * How the navigator answers: "on" lets a model word the answers where one is set, "own-words" lets it answer in the words of the pages
 * alone, "off" has it say that it is switched off.
 */
export const navigatorModes = ["on", "own-words", "off"] as const;
export type NavigatorMode = (typeof navigatorModes)[number];
