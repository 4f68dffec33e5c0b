import { performance } from "node:perf_hooks";
import { rmSync } from "node:fs";
import { inRoot } from "../../lib/ops/paths.ts";
import { build } from "#lib/ops/seal/build.ts";
import { buildBareApp } from "./bare-app.ts";
import type { Values } from "./budgets.ts";

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

/** Builds and seals the site from scratch, with a build of the bare app before and after it. */
export async function measureBuild(): Promise<{ values: Values<"build">; notes: string[] }> {
  rmSync(inRoot(".next"), { recursive: true, force: true });
  const before = await secondsOf(() => buildBareApp({ fresh: true }));
  const own = await secondsOf(build);
  const after = await secondsOf(() => buildBareApp({ fresh: true }));
  const bare = (before + after) / 2;
  return {
    values: { "build from nothing against that of a bare app": own / bare },
    notes: [`build ${own.toFixed(0)} s, of a bare app ${bare.toFixed(1)} s`],
  };
}
