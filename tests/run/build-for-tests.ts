import { build, isBuilt } from "#lib/ops/seal/build.ts";
import { endWith } from "#lib/ops/say.ts";
import { closeOnSignal } from "./close-on-signal.ts";

/**
 * Builds the present sources where they are not built yet. Compressed to the smallest size, a build takes four times as
 * long to seal; tests that weigh files compress them anew.
 */
export async function buildForTests(): Promise<void> {
  if (!isBuilt()) await build({ packing: "awaited" });
}

if (import.meta.main) {
  closeOnSignal();
  buildForTests().catch(endWith);
}
