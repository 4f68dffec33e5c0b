import { build, isBuilt } from "#lib/ops/seal/build.ts";
import { endWith } from "#lib/ops/say.ts";
import { closeOnSignal } from "./close-on-signal.ts";

/**
 * Builds the current sources if they are not built yet. Compressing as small as possible makes sealing take four times
 * as long, so this build compresses less; tests that weigh files recompress them.
 */
export async function buildForTests(): Promise<void> {
  if (!isBuilt()) await build({ packing: "awaited" });
}

if (import.meta.main) {
  closeOnSignal();
  buildForTests().catch(endWith);
}
