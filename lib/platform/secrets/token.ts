import "server-only";
import { createHash, randomBytes, randomInt } from "node:crypto";

/** 256 random bits for a cookie, a bearer header or a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored form of a token. A token has too many possible values to guess, so its hash needs no key. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

const codeDigits = 6;

/** Six digits, all codes equally likely. */
export const newCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
