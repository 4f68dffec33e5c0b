import "server-only";
import { keyedHash } from "#lib/platform/secrets/index.ts";

/**
 * The key under which a receipt's case is stored: without AUTH_SECRET nobody can tell which receipt a row belongs to.
 */
export const lookupHash = (lookup: string): string => keyedHash("confidential receipt", lookup);
