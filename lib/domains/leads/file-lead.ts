import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import { noCampaign, type Campaign } from "#lib/platform/http/campaign.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { bodyHash } from "./body-hash.ts";
import { leadLimits } from "./open/limits.ts";
import { newReference } from "#lib/platform/text/reference.ts";
import { storeLead } from "./store-lead.ts";
import type { LeadInput } from "./schema.ts";
import { fault } from "#lib/platform/words/faults.ts";

type Circumstances = {
  /** The sender's network address; empty if unknown. */
  address: string;
  /** The caller's Idempotency-Key, if it sent one. */
  idempotencyKey?: string | null | undefined;
  /**
   * The campaign that led the sender here. It is not part of the enquiry, so it does not make the same body a new one.
   */
  campaign?: Campaign;
  now?: Date;
  makeReference?: () => string;
};

/** A caller's key never collides with one made from a body. Without a key, the same body counts once in a UTC day. */
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
 * Stores an enquiry once and returns its reference. The same key and body always get the same reference, even in
 * concurrent requests; the same key with another body is refused. One conditional write decides. The limit for each
 * network is enforced here, so that every way to file an enquiry is limited.
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
