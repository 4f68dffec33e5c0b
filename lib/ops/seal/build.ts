import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { checkCountries } from "#lib/data/countries/record/check-countries.ts";
import { serverCodeFolder } from "#lib/platform/next/build-folder.ts";
import { fingerprint } from "../fingerprint.ts";
import { inRoot } from "../paths.ts";
import { takeLock } from "../process-lock.ts";
import { runTool } from "../run.ts";
import { Refusal, diskFull, endWith, isDiskFull, step } from "../say.ts";
import { readStamp, removeStamp, writeStamp } from "./build-stamp.ts";
import { bundleScripts } from "./bundle-scripts.ts";
import { buildLockFile } from "./folders.ts";
import type { Packing } from "./pack.ts";
import { sealBuild } from "./seal-build.ts";
import { shareServerCode } from "./share-server-code.ts";

/** Whether the last build is complete and made from the present sources, and compressed as `packing` says, if given. */
export function isBuilt(packing?: Packing): boolean {
  const stamp = readStamp();
  return stamp?.source === fingerprint() && (packing === undefined || stamp.packing === packing);
}

/** Generates Prisma's client if it is missing or older than the schema. */
async function generateClient(): Promise<void> {
  const client = inRoot("lib/generated/prisma/client.ts");
  if (existsSync(client) && statSync(client).mtimeMs > statSync(inRoot("prisma/schema.prisma")).mtimeMs)
    return;
  await step("Making the database client", async () => {
    const { code, output } = await runTool("prisma", ["generate"]);
    if (code !== 0) throw new Refusal(`The database client could not be made:\n${output}`);
  });
}

/** Generates all generated code: Prisma's client, and the scripts that run outside React. */
export async function generateCode(): Promise<void> {
  await Promise.all([generateClient(), bundleScripts()]);
}

type BuildOptions = {
  /** Prints Next's output as it arrives. */
  live?: boolean;
  packing?: Packing;
};

/**
 * Checks facts and texts, builds with Next and seals the result. Throws a Refusal with the output of a failed build, or if
 * another process builds in this folder.
 */
export async function build({ live = false, packing = "build" }: BuildOptions = {}): Promise<void> {
  mkdirSync(path.dirname(buildLockFile), { recursive: true });
  const lock = await takeLock(buildLockFile, {
    refuse: (pid) => `Another command builds in this folder (process ${pid}). Wait until it is done.`,
  });
  try {
    await buildAlone(live, packing);
  } finally {
    lock.release();
  }
}

async function buildAlone(live: boolean, packing: Packing): Promise<void> {
  await generateCode();
  // Before the build: changes made while it runs are not in it.
  const source = fingerprint();
  await step("Checking the facts of 54 countries", async () => {
    const problems = checkCountries();
    if (problems.length > 0) throw new Refusal(`The facts are not fit to publish:\n${problems.join("\n")}`);
  });
  await step("Checking the texts of pages", async () => {
    const { checkTexts } = await import("./check-texts.ts"); // other commands import this module and need no texts
    const problems = checkTexts();
    if (problems.length > 0) throw new Refusal(`The texts are not fit to publish:\n${problems.join("\n")}`);
  });
  removeStamp(); // whatever stops this build, its remains are not taken for a complete build
  await step("Building every page (about two minutes)", async () => {
    const { code, output } = await runTool("next", ["build"], { env: { NODE_ENV: "production" }, live });
    if (code === 0) return;
    if (isDiskFull(output)) throw new Refusal(diskFull);
    throw new Refusal(`The build did not succeed:\n${output}`);
  });
  shareServerCode(inRoot(serverCodeFolder));
  await step("Sealing and compressing", () => sealBuild(packing));
  writeStamp({ source, packing });
}

if (import.meta.main) build({ live: true }).catch(endWith);
