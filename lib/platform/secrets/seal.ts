import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./derive-key.ts";

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
