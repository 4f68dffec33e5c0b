import { sha256 } from "@noble/hashes/sha2.js";

/** The two public halves of a caseworker's key: the one that is sealed to, and the one that verifies its signatures. */
export type KeyHalves = { recipient: string; verifier: string };

const version = "akoma caseworker key 1";
const fingerprintBytes = 12;

const bytesOf = (...lines: readonly string[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(lines.join("\n")));

/**
 * The bytes that a signature on a key covers: whose key it is, and both of its public halves. None of the three
 * contains a line break.
 */
export const statementOf = ({ memberId, recipient, verifier }: KeyHalves & { memberId: string }) =>
  bytesOf(version, memberId, recipient, verifier);

/**
 * The digits that two people read to each other to check that they see the same key: 24 hexadecimal digits in groups of
 * four.
 */
export function fingerprintOf({ recipient, verifier }: KeyHalves): string {
  const hash = sha256(bytesOf(version, recipient, verifier)).slice(0, fingerprintBytes);
  const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.toUpperCase().replace(/(.{4})(?=.)/g, "$1 ");
}

const onlyDigits = (text: string): string => text.toUpperCase().replace(/[^\dA-F]/g, "");

/** Whether somebody typed this fingerprint, whatever its grouping. */
export const isFingerprint = (typed: string, fingerprint: string): boolean =>
  onlyDigits(typed) === onlyDigits(fingerprint);
