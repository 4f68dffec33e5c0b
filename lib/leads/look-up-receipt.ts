import "server-only";
import { unlessAway } from "../http/unless-away.ts";
import { findReceipt, type Receipt } from "./find-receipt.ts";
import { readReference } from "./reference.ts";

/** What can be said to somebody who names a reference. */
export type ReceiptAnswer =
  | { state: "none" }
  | { state: "malformed" }
  | { state: "unknown"; reference: string }
  | { state: "away"; reference: string }
  | { state: "found"; receipt: Receipt };

async function lookUp(reference: string): Promise<ReceiptAnswer> {
  const receipt = await findReceipt(reference);
  return receipt ? { state: "found", receipt } : { state: "unknown", reference };
}

/** Never throws: whatever the database does, the reference itself is still worth showing. */
export async function lookUpReceipt(typed: string | undefined): Promise<ReceiptAnswer> {
  if (!typed?.trim()) return { state: "none" };
  const reference = readReference(typed);
  if (!reference) return { state: "malformed" };
  return (await unlessAway("lookUpReceipt", () => lookUp(reference))) ?? { state: "away", reference };
}
