import "server-only";
import { hkdfSync } from "node:crypto";
import { env } from "#lib/platform/env.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";

const kept = new Map<string, Buffer>();

/**
 * A key of 32 bytes for one purpose, derived from AUTH_SECRET. A key reveals nothing about the keys of other purposes.
 */
export function deriveKey(purpose: string): Buffer {
  const known = kept.get(purpose);
  if (known) return known;
  if (!env.AUTH_SECRET) throw new AppError("unavailable", fault("signInNotSetUp"));
  const key = Buffer.from(hkdfSync("sha256", env.AUTH_SECRET, "akoma", purpose, 32));
  kept.set(purpose, key);
  return key;
}

/** The secret with which next-auth encrypts its cookie. */
export const sessionSecret = (): string => deriveKey("session cookie").toString("base64url");
