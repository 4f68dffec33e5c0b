import { build, isBuilt } from "#lib/ops/seal/build.ts";

/** Compressed to the smallest size, a build takes four times as long to seal; tests that weigh files compress them anew. */
const packing = "awaited";

/** Builds the present sources where they are not built yet, for visitors or for tests. */
export async function buildForTests(): Promise<void> {
  if (!isBuilt(packing)) await build({ packing });
}
