/**
 * What a form asks of its sender beside its own questions: what finishes the registration of a member, or the address of
 * somebody who is not signed in.
 */
export type AskedOfSender = "registration" | "address";

/** By this name a page sends along, unseen, which of them it asks. */
export const askedName = "asked";
