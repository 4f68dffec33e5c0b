import "server-only";
import { toAppError } from "../http/faults.ts";
import { findReceipt, type Receipt } from "./find-receipt.ts";
import { readReference } from "./reference.ts";

/** What can be said to somebody who names a reference. */
export type ReceiptAnswer =
  | { state: "none" }
  | { state: "malformed" }
  | { state: "unknown"; reference: string }
  | { state: "away"; reference: string }
  | { state: "found"; receipt: Receipt };

/** Never throws: whatever the database does, the reference itself is still worth showing. */
export async function lookUpReceipt(typed: string | undefined): Promise<ReceiptAnswer> {
  if (!typed?.trim()) return { state: "none" };
  const reference = readReference(typed);
  if (!reference) return { state: "malformed" };
  try {
    const receipt = await findReceipt(reference);
    return receipt ? { state: "found", receipt } : { state: "unknown", reference };
  } catch (thrown) {
    toAppError(thrown, "lookUpReceipt"); // logs what it was; the visitor keeps the reference either way
    return { state: "away", reference };
  }
}
