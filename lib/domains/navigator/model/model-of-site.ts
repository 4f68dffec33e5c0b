import "server-only";
import { env } from "#lib/platform/env.ts";
import type { Model } from "./ask-model.ts";

/** The configured model; undefined if there is none. */
export function modelOfSite(): Model | undefined {
  const { NAVIGATOR_API_URL: url, NAVIGATOR_API_KEY: key, NAVIGATOR_API_MODEL: name } = env;
  return url && key && name ? { url, key, name } : undefined;
}
