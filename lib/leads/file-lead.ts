import "server-only";
import { AppError } from "../errors.ts";
import { noCampaign, type Campaign } from "../http/campaign.ts";
import { limitCaller } from "../rate-limit/index.ts";
import { bodyHash } from "./body-hash.ts";
import { leadLimits } from "./open/limits.ts";
import { newReference } from "../reference.ts";
import { storeLead } from "./store-lead.ts";
import type { LeadInput } from "./schema.ts";
import { fault } from "#lib/words/faults.ts";

type Circumstances = {
  /** Where it comes from; empty where nobody knows. */
  address: string;
  /** The caller's Idempotency-Key, if it sent one. */
  idempotencyKey?: string | null | undefined;
  /** By what whoever asks came. It is no part of the enquiry: the same one sent from another page is the same. */
  campaign?: Campaign;
  now?: Date;
  makeReference?: () => string;
};

/** A key of the caller's never meets one made from a body. Without one, a body counts once a UTC day. */
function keyOf(given: string | null | undefined, hash: string, now: Date): string {
  const key = given?.trim();
  if (!key) return `body:${hash}:${now.toISOString().slice(0, 10)}`;
  if (key.length > leadLimits.keyLength || !/^[\x21-\x7e]+$/.test(key)) {
    const sentence = fault("lead.key", { keyLength: leadLimits.keyLength });
    throw new AppError("invalid_input", sentence, { fields: { idempotency_key: [sentence] } });
  }
  return `key:${key}`;
}

/**
 * Stores an enquiry once and answers with its reference. The same key and body always get the same reference, also
 * when they arrive together; the same key with another body is refused. One conditional write decides. How many one network
 * may file is limited here, so that every way to file one is.
 */
export async function fileLead(
  input: LeadInput,
  {
    address,
    idempotencyKey,
    campaign = noCampaign,
    now = new Date(),
    makeReference = newReference,
  }: Circumstances,
): Promise<{ reference: string }> {
  await limitCaller("lead", address, fault("lead.many"));
  const { lead_type: leadType, payload } = input;
  const hash = bodyHash(input);
  const row = {
    leadType,
    countrySlug: payload.country ?? null,
    contactName: payload.contact.name ?? null,
    contactEmail: payload.contact.email,
    messages: payload.messages.map(({ role, text, ts }) => ({ role, text, ts: ts ?? now.toISOString() })),
    page: payload.page,
    ...campaign,
    idempotencyKey: keyOf(idempotencyKey, hash, now),
    bodyHash: hash,
    filedAt: now,
  };
  return storeLead(row, makeReference);
}
