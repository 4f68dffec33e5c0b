import { sha256 } from "@noble/hashes/sha2.js";

/** The default difficulty in zero bits: about a second on a phone. Each further bit doubles that. */
export const leastBits = 15;

function zeroBits(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte > 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at]!) - 24;
}

/**
 * Whether `proof` is a valid proof of work for `name`. A submission is accepted once under its name, so no proof counts
 * twice.
 */
export const isWorkDone = (name: string, proof: number, bits = leastBits): boolean =>
  Number.isSafeInteger(proof) && zeroBits(sha256(new TextEncoder().encode(`${name} ${proof}`))) >= bits;

/** How many attempts run before the browser may do something else. */
const tries = 2_000;

/** Finds a proof of work: the price of sending where programs might send too. */
export async function doWork(name: string, bits = leastBits): Promise<number> {
  for (let proof = 0; ; proof += 1) {
    if (isWorkDone(name, proof, bits)) return proof;
    if (proof % tries === tries - 1) await new Promise((go) => setTimeout(go));
  }
}
