/** Heard by everybody at the desk: a visitor wrote. */
export const deskTopic = "desk";
/** Heard by those who follow a conversation: somebody writes at this moment. */
export const typingTopic = (caseId: string): string => `typing ${caseId}`;

/** Where somebody with a stream is (lib/presence). */
export const deskPlace = "desk";
/** Also the topic by which staff hear that the visitor came or went: the visitor's own streams need not look for that. */
export const visitorPlace = (caseId: string): string => `visitor ${caseId}`;
