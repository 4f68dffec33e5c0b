import { deriveHere } from "#lib/domains/confidential/plain/sealing.ts";
import { slotRequestOf } from "#lib/domains/confidential/plain/slots.ts";

/** The keys of a receipt, as the server derives them. */
export const derivedHere = (receipt: string) =>
  deriveHere(receipt, slotRequestOf("a test", new AbortController().signal));
