import "server-only";
import { createHmac } from "node:crypto";
import { deriveKey } from "./derive-key.ts";

/**
 * A hash that requires AUTH_SECRET. Addresses, codes and networks are few enough to guess all of them, so a plain hash
 * would hide nothing from somebody with a dump of the database.
 */
export const keyedHash = (purpose: string, ...parts: readonly string[]): string =>
  createHmac("sha256", deriveKey(purpose)).update(JSON.stringify(parts)).digest("base64url");
