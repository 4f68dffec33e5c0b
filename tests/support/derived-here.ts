import { deriveHere } from "#lib/domains/confidential/plain/derive-here.ts";
import { turnOf } from "#lib/domains/confidential/plain/turns.ts";

/** The keys of a receipt, as the server derives them. */
export const derivedHere = (receipt: string) =>
  deriveHere(receipt, turnOf("a test", new AbortController().signal));
