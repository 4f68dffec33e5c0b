import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { inRoot } from "#lib/ops/paths.ts";
import { runTool } from "#lib/ops/run.ts";

export type Verdict = { name: string; isRight: boolean; output: string; seconds: number };

/** Rules of our own stand in these files, and a tool does not see that they changed: a new one begins a new cache. */
function cacheName(tool: string): string {
  const hash = createHash("sha256");
  for (const file of ["eslint.config.mjs", "package-lock.json"]) hash.update(readFileSync(inRoot(file)));
  return inRoot("node_modules/.cache/akoma", `${tool}-${hash.digest("hex").slice(0, 12)}`);
}

/** What was right and has not changed is not looked at again. */
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

/** Types, those that Next makes from the folders of `app` among them. Generated code must have been made. */
export async function checkTypes(): Promise<Verdict> {
  const routes = await check("types", "next", ["typegen"]);
  return routes.isRight ? check("types", "tsc", ["--noEmit"]) : routes;
}
