import "server-only";
import { keyedHash } from "../secrets/index.ts";

/** Under what the case of a receipt is found: without AUTH_SECRET nobody can tell which receipt a row belongs to. */
export const lookupHash = (lookup: string): string => keyedHash("confidential receipt", lookup);
