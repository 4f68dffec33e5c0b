/** Notifies everybody at the desk that a visitor wrote. */
export const deskTopic = "desk";
/** Notifies the followers of a conversation that somebody is typing. */
export const typingTopic = (caseId: string): string => `typing ${caseId}`;

/** A place where somebody with an open stream is present (lib/services/realtime/presence). */
export const deskPlace = "desk";
/** Also the topic that notifies staff when the visitor comes or goes. The visitor's own streams do not need it. */
export const visitorPlace = (caseId: string): string => `visitor ${caseId}`;
