import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { inRoot } from "#lib/ops/paths.ts";
import { runTool } from "#lib/ops/run.ts";
import { generateClient } from "#lib/ops/seal/build.ts";

type Check = { name: string; tool: string; args: readonly string[] };
export type Verdict = { name: string; isRight: boolean; output: string; seconds: number };

/** Rules of our own stand in these files, and a tool does not see that they changed: a new one begins a new cache. */
function cacheName(tool: string): string {
  const hash = createHash("sha256");
  for (const file of ["eslint.config.mjs", "package-lock.json"]) hash.update(readFileSync(inRoot(file)));
  return inRoot("node_modules/.cache/akoma", `${tool}-${hash.digest("hex").slice(0, 12)}`);
}

const byContent = (tool: string): string[] => [
  "--cache",
  "--cache-strategy",
  "content",
  "--cache-location",
  cacheName(tool),
];

const lint = (): Check => ({
  name: "lint",
  tool: "eslint",
  args: ["--max-warnings", "0", ...byContent("eslint"), "."],
});
const format = (): Check => ({
  name: "format",
  tool: "prettier",
  args: ["--check", "--log-level", "warn", ...byContent("prettier"), "."],
});
const routes: Check = { name: "types of routes", tool: "next", args: ["typegen"] };
const types: Check = { name: "types", tool: "tsc", args: ["--noEmit"] };

async function run({ name, tool, args }: Check): Promise<Verdict> {
  const begun = performance.now();
  const { code, output } = await runTool(tool, args);
  return { name, isRight: code === 0, output, seconds: (performance.now() - begun) / 1000 };
}

/**
 * Format, lint and types, in two lanes that take about as long: each tool is bound to one core. What was right and has
 * not changed is not looked at again.
 */
export async function runChecks(): Promise<Verdict[]> {
  await generateClient();
  const lanes = [[lint()], [routes, types, format()]];
  const verdicts = await Promise.all(
    lanes.map(async (lane) => {
      const done: Verdict[] = [];
      for (const check of lane) done.push(await run(check));
      return done;
    }),
  );
  return verdicts.flat();
}
