import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dataHome } from "../paths.ts";
import { Refusal } from "../say.ts";
import { makeFolder } from "./make-folder.ts";
import { env } from "#lib/platform/env.ts";

const secretFile = path.join(dataHome, "auth-secret");
const leastLength = 32;

/** The AUTH_SECRET of this data folder. It is created on first use and stored, so that a restart signs nobody out. */
export function keptSecret(): string {
  if (!existsSync(secretFile)) {
    makeFolder(dataHome, "DATA_DIR");
    writeFileSync(secretFile, `${randomBytes(36).toString("base64url")}\n`, { mode: 0o600 });
  }
  const secret = readFileSync(secretFile, "utf8").trim();
  if (secret.length >= leastLength) return secret;
  throw new Refusal(`${secretFile} holds no usable secret. Delete it to have a new one made.`);
}

/** The secret that the site uses: the site could not open what is encrypted with another one. */
export function siteSecret(): string {
  if (env.AUTH_SECRET) return env.AUTH_SECRET;
  if (existsSync(path.join(dataHome, "auth-secret"))) return keptSecret();
  throw new Refusal("AUTH_SECRET is not set. Give the one the site runs with, or run `npm start` once here.");
}
