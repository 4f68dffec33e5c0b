import "server-only";
import { createHash } from "node:crypto";
import { keyedHash } from "#lib/platform/secrets/index.ts";
import { receiptDigits } from "../open/limits.ts";
import type { PlainFile } from "./read-plain.ts";

/**
 * The receipt of a post without script. The same post of the same form gives the same receipt, so that a double submit
 * makes one case; a change of one letter gives another. It is derived from a key outside the database and a token that
 * is not stored, so nobody can compute it from what was filed. 256 bits are so many more than 16 digits that each
 * receipt is as likely as any other.
 */
export function receiptOfPost(token: string, answers: object, files: readonly PlainFile[]): string {
  const contents = files.flatMap(({ name, bytes }) => [
    name,
    createHash("sha256").update(bytes).digest("base64url"),
  ]);
  const hash = keyedHash("confidential post", token, JSON.stringify(answers), ...contents);
  const number = BigInt(`0x${Buffer.from(hash, "base64url").toString("hex")}`) % 10n ** BigInt(receiptDigits);
  return String(number).padStart(receiptDigits, "0");
}
