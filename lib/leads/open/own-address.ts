import { maskAddress } from "#lib/text/mask-address.ts";

/** Where the API calls it, in the answer's `fields`. */
export const addressPath = "payload.contact.email";

/** Said to a member in place of the field for the address. */
export const ownAddressSentence = (address: string): string =>
  `We answer to ${maskAddress(address)}, the address of your account.`;
