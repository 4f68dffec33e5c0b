/**
 * What a form asks of its sender besides its own questions: the rest of a member's registration, or the address of
 * somebody who is not signed in.
 */
export type AskedOfSender = "registration" | "address";

/** The hidden field in which a page sends which of them it asks. */
export const askedName = "asked";

/** Sent by the button for people who have an account: the registration form needs only their address. */
export const addressOnlyName = "addressOnly";
