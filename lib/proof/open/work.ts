import { sha256 } from "@noble/hashes/sha2.js";

/** So many zero bits are proved where nothing else is asked for: about a second on a phone. Each further bit doubles that. */
export const leastBits = 15;

function zeroBits(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte > 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at]!) - 24;
}

/** Whether this number proves the work for this name. What is sent is taken under its name once, so that no proof counts twice. */
export const isWorkDone = (name: string, proof: number, bits = leastBits): boolean =>
  Number.isSafeInteger(proof) && zeroBits(sha256(new TextEncoder().encode(`${name} ${proof}`))) >= bits;

/** So many tries are made before the browser may do something else. */
const tries = 2_000;

/** Finds such a number: the price of sending what may come from a program. */
export async function doWork(name: string, bits = leastBits): Promise<number> {
  for (let proof = 0; ; proof += 1) {
    if (isWorkDone(name, proof, bits)) return proof;
    if (proof % tries === tries - 1) await new Promise((go) => setTimeout(go));
  }
}
