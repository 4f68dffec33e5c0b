import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkCountries } from "#lib/countries/record/check-countries.ts";
import { env, pageSettings } from "#lib/env.ts";
import { inRoot, root } from "../paths.ts";
import { runTool } from "../run.ts";
import { Refusal, diskFull, endWith, isDiskFull, step } from "../say.ts";
import { sealBuild } from "./seal-build.ts";

const stampFile = inRoot(".next/built-from");
/** Everything a build is made of. */
const sources = ["app", "components", "lib", "prisma", "public", "instrumentation.ts", "middleware.ts", "next.config.ts", "postcss.config.mjs", "tsconfig.json", "package.json",
  "package-lock.json"]; // prettier-ignore
/** Every file below `at`, or `at` itself, in an order that is always the same. */
export function listFiles(at: string): string[] {
  if (at === inRoot("lib/generated")) return [];
  const found = statSync(at, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [at];
  return readdirSync(at)
    .sort()
    .flatMap((name) => listFiles(path.join(at, name)));
}

/** A fingerprint of the sources and settings; the same for the same build. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((name) => listFiles(inRoot(name)))) {
    hash.update(path.relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  for (const name of pageSettings) hash.update(`${name}=${String(env[name] ?? "")}\0`);
  return hash.digest("hex");
}

export const isBuilt = (): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint();

/** Makes Prisma's client where it is missing or older than the schema. */
export async function generateClient(): Promise<void> {
  const client = inRoot("lib/generated/prisma/client.ts");
  if (existsSync(client) && statSync(client).mtimeMs > statSync(inRoot("prisma/schema.prisma")).mtimeMs)
    return;
  await step("Making the database client", async () => {
    const { code, output } = await runTool("prisma", ["generate"]);
    if (code !== 0) throw new Refusal(`The database client could not be made:\n${output}`);
  });
}

/** Checks the facts, builds with Next and seals what came out. Throws a Refusal that shows what the build printed. */
export async function build({ live = false } = {}): Promise<void> {
  await generateClient();
  // Taken first: what is changed while the build runs is not in it.
  const source = fingerprint();
  await step("Checking the facts of 54 countries", async () => {
    const problems = checkCountries();
    if (problems.length > 0) throw new Refusal(`The facts are not fit to publish:\n${problems.join("\n")}`);
  });
  await step("Building every page (about two minutes)", async () => {
    const { code, output } = await runTool("next", ["build"], { env: { NODE_ENV: "production" }, live });
    if (code === 0) return;
    if (isDiskFull(output)) throw new Refusal(diskFull);
    throw new Refusal(`The build did not succeed:\n${output}`);
  });
  await step("Sealing and compressing", sealBuild);
  writeFileSync(stampFile, source);
}

if (import.meta.main) build({ live: true }).catch(endWith);
