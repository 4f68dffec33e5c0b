/** The states of a mail in the outbox. */
export const mailStates = ["waiting", "failed", "sent"] as const;
export type MailState = (typeof mailStates)[number];
