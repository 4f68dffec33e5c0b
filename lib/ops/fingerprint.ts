import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { env, pageSettings } from "#lib/platform/env.ts";
import { inRoot, root } from "./paths.ts";

/** The sources of a build. */
const sources = ["app", "components", "lib", "prisma", "public", "instrumentation.ts", "instrumentation-client.ts", "middleware.ts", "next.config.ts", "postcss.config.mjs", "tsconfig.json", "package.json",
  "package-lock.json"]; // prettier-ignore
/**
 * Every file below `at` that a build may read, or `at` itself if it is a file, in a stable order. READMEs are for
 * people.
 */
export function listFiles(at: string): string[] {
  if (at === inRoot("lib/generated") || at.endsWith("README.md")) return [];
  const found = statSync(at, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [at];
  return readdirSync(at)
    .sort()
    .flatMap((name) => listFiles(path.join(at, name)));
}

/** A hash of the sources and settings: it is the same if a build would be the same. */
export function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((name) => listFiles(inRoot(name)))) {
    hash.update(path.relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  for (const name of pageSettings) hash.update(`${name}=${String(env[name] ?? "")}\0`);
  return hash.digest("hex");
}
