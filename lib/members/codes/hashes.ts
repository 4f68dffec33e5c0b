import "server-only";
import { keyedHash } from "#lib/secrets/index.ts";

/** "known": the browser is a remembered device of the address's owner. */
export type Lane = "any" | "known";

/** What of an address stands in the table of codes. */
export const addressHash = (email: string): string => keyedHash("sign-in address", email);

/** What of a code is stored: good for one address and one lane, and guessable by nobody without AUTH_SECRET. */
export const codeHash = (code: string, email: string, lane: Lane): string =>
  keyedHash("sign-in code", code, email, lane);
