import "server-only";
import { randomUUID } from "node:crypto";
import { limitCaller } from "../rate-limit/index.ts";
import { pageFeedbackType } from "./open/lead-types.ts";
import type { PageFeedback } from "./open/page-feedback.ts";
import { newReference } from "./reference.ts";
import { storeLead } from "./store-lead.ts";
import { fault } from "#lib/words/faults.ts";

/**
 * Files what a visitor says of a page. Nobody is named, and two visitors may say the same, so each one counts; how many
 * come from one network is limited as for enquiries.
 */
export async function filePageFeedback(
  { page, useful, missing }: PageFeedback,
  { address, now = new Date() }: { address: string; now?: Date },
): Promise<{ reference: string }> {
  await limitCaller("lead", address, fault("lead.many"));
  const text = [`Useful: ${useful}`, missing].filter(Boolean).join("\n");
  const key = `feedback:${randomUUID()}`;
  const row = {
    leadType: pageFeedbackType,
    messages: [{ role: "user", text, ts: now.toISOString() }],
    page,
    idempotencyKey: key,
    bodyHash: key,
    filedAt: now,
  };
  return storeLead(row, newReference);
}
