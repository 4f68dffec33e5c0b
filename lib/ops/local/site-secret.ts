import { existsSync } from "node:fs";
import path from "node:path";
import { env } from "#lib/platform/env.ts";
import { dataHome } from "../paths.ts";
import { Refusal } from "../say.ts";
import { keptSecret } from "./kept-secret.ts";

/** The secret that the site uses: the site could not open what is encrypted with another one. */
export function siteSecret(): string {
  if (env.AUTH_SECRET) return env.AUTH_SECRET;
  if (existsSync(path.join(dataHome, "auth-secret"))) return keptSecret();
  throw new Refusal("AUTH_SECRET is not set. Give the one the site runs with, or run `npm start` once here.");
}
