/** Sent by the button for people who have an account: the registration form needs only their address. */
export const addressOnlyName = "addressOnly";
