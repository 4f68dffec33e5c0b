import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { inRoot } from "#lib/ops/paths.ts";
import { runTool } from "#lib/ops/run.ts";

export type Verdict = { name: string; isRight: boolean; output: string; seconds: number };

/** These files contain rules of our own, whose changes a tool does not notice: a change starts a new cache. */
function cacheName(tool: string): string {
  const hash = createHash("sha256");
  for (const file of ["eslint.config.mjs", "package-lock.json"]) hash.update(readFileSync(inRoot(file)));
  return inRoot("node_modules/.cache/akoma", `${tool}-${hash.digest("hex").slice(0, 12)}`);
}

/** Skips files that passed before and have not changed. */
const byContent = (tool: string): string[] => [
  "--cache",
  "--cache-strategy",
  "content",
  "--cache-location",
  cacheName(tool),
];

async function check(name: string, tool: string, args: readonly string[]): Promise<Verdict> {
  const begun = performance.now();
  const { code, output } = await runTool(tool, args);
  return { name, isRight: code === 0, output, seconds: (performance.now() - begun) / 1000 };
}

export const checkLint = (): Promise<Verdict> =>
  check("lint", "eslint", ["--max-warnings", "0", ...byContent("eslint"), "."]);

export const checkFormat = (): Promise<Verdict> =>
  check("format", "prettier", ["--check", "--log-level", "warn", ...byContent("prettier"), "."]);

/** Checks types, including those that Next generates from the folders of `app`. Run `generateCode` first. */
export async function checkTypes(): Promise<Verdict> {
  const routes = await check("types", "next", ["typegen"]);
  return routes.isRight ? check("types", "tsc", ["--noEmit"]) : routes;
}
