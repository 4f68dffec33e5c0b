/** Where the API calls it, in the answer's `fields`. */
export const addressPath = "payload.contact.email";
