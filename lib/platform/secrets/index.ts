import "server-only";
import {
  createHash,
  randomBytes,
  randomInt,
  hkdfSync,
  createHmac,
  createCipheriv,
  createDecipheriv,
} from "node:crypto";
import { env } from "#lib/platform/env.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** 256 random bits for a cookie, a bearer header or a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored form of a token. A token has too many possible values to guess, so its hash needs no key. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

const codeDigits = 6;

/** Six digits, all codes equally likely. */
export const newCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");

const kept = new Map<string, Buffer>();

/**
 * A key of 32 bytes for one purpose, derived from AUTH_SECRET. A key reveals nothing about the keys of other purposes.
 */
function deriveKey(purpose: string): Buffer {
  const known = kept.get(purpose);
  if (known) return known;
  if (!env.AUTH_SECRET) throw new AppError("unavailable", fault("signInNotSetUp"));
  const key = Buffer.from(hkdfSync("sha256", env.AUTH_SECRET, "akoma", purpose, 32));
  kept.set(purpose, key);
  return key;
}

/** The secret with which next-auth encrypts its cookie. */
export const sessionSecret = (): string => deriveKey("session cookie").toString("base64url");

/**
 * A hash that requires AUTH_SECRET. Addresses, codes and networks are few enough to guess all of them, so a plain hash
 * would hide nothing from somebody with a dump of the database.
 */
export const keyedHash = (purpose: string, ...parts: readonly string[]): string =>
  createHmac("sha256", deriveKey(purpose)).update(JSON.stringify(parts)).digest("base64url");

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts and authenticates `value` (anything that JSON can represent) for one purpose: AES-256-GCM, nonce first, tag
 * last.
 */
export function seal(purpose: string, value: unknown): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(purpose), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, body, cipher.getAuthTag()]));
}

/** The value that was sealed for `purpose`; undefined for any other input. */
export function open(purpose: string, sealed: Uint8Array): unknown {
  if (sealed.length < nonceBytes + tagBytes) return undefined;
  try {
    const decipher = createDecipheriv("aes-256-gcm", deriveKey(purpose), sealed.subarray(0, nonceBytes));
    decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
    const body = sealed.subarray(nonceBytes, sealed.length - tagBytes);
    return JSON.parse(Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8"));
  } catch {
    return undefined;
  }
}
