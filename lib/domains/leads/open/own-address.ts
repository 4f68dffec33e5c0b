/** The name of the address field in `fields` of an API response. */
export const addressPath = "payload.contact.email";
