/** Sent by the button of whoever has an account: of them the form of registration needs the address alone. */
export const addressOnlyName = "addressOnly";
