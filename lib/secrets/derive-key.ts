import "server-only";
import { hkdfSync } from "node:crypto";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { fault } from "#lib/words/faults.ts";

const kept = new Map<string, Buffer>();

/** A key of 32 bytes for one purpose, derived from AUTH_SECRET. Keys of different purposes tell nothing of each other. */
export function deriveKey(purpose: string): Buffer {
  const known = kept.get(purpose);
  if (known) return known;
  if (!env.AUTH_SECRET) throw new AppError("unavailable", fault("signInNotSetUp"));
  const key = Buffer.from(hkdfSync("sha256", env.AUTH_SECRET, "akoma", purpose, 32));
  kept.set(purpose, key);
  return key;
}

/** What next-auth encrypts its cookie with. */
export const sessionSecret = (): string => deriveKey("session cookie").toString("base64url");
