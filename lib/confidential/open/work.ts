import { sha256 } from "@noble/hashes/sha2.js";
import { workBits } from "./limits.ts";

function zeroBits(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte > 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at]!) - 24;
}

/** Whether this number proves the work for this case. A case is filed under its lookup once, so that no proof counts twice. */
export const isWorkDone = (lookup: string, proof: number): boolean =>
  Number.isSafeInteger(proof) && zeroBits(sha256(new TextEncoder().encode(`${lookup} ${proof}`))) >= workBits;

/** So many tries are made before the browser may do something else. */
const tries = 2_000;

/** Finds such a number: the price of filing a case. */
export async function doWork(lookup: string): Promise<number> {
  for (let proof = 0; ; proof += 1) {
    if (isWorkDone(lookup, proof)) return proof;
    if (proof % tries === tries - 1) await new Promise((go) => setTimeout(go));
  }
}
