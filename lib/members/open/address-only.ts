/** Sent by the button for people who have an account: of them the registration form needs the address alone. */
export const addressOnlyName = "addressOnly";
