import "server-only";
import type { CaseKind } from "#lib/domains/cases/open/kinds.ts";
import { fileCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { log } from "#lib/platform/log.ts";
import { storeUnderReference, newReference } from "#lib/platform/text/reference.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { noCampaign, type Campaign } from "#lib/platform/http/campaign.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { bodyHash } from "./body-hash.ts";
import { leadLimits } from "./open/fields.ts";
import type { LeadInput } from "./schema.ts";
import { topicOfPage } from "./page-feedback.ts";

/** The fields of an enquiry that its case is filed with. */
export const leadOfCase = {
  id: true,
  reference: true,
  leadType: true,
  countrySlug: true,
  contactEmail: true,
  filedAt: true,
} as const;

type LeadRow = {
  reference: string;
  leadType: string;
  countrySlug: string | null;
  contactEmail: string | null;
  filedAt: Date;
};

/** The kind of case under which an enquiry is in the staff queue. */
function caseKindOf(type: string): Extract<CaseKind, "enquiry" | "chat" | "correction"> {
  if (type === "site_chat") return "chat";
  return type === "fact_correction" ? "correction" : "enquiry";
}

/** An enquiry as a case in the staff queue. */
export const caseOfLead = ({ leadType, contactEmail: address, ...row }: LeadRow) => ({
  ...row,
  kind: caseKindOf(leadType),
  topic: leadType,
  address,
});

/** Stores the row and its case. Undefined if the key or the reference is taken. */
async function create(on: Prisma.TransactionClient, row: Prisma.LeadCreateManyInput) {
  const [stored] = await on.lead.createManyAndReturn({
    data: [row],
    skipDuplicates: true,
    select: leadOfCase,
  });
  if (!stored) return undefined;
  const { id, ...filed } = stored;
  await fileCase(on, { leadId: id }, caseOfLead(filed));
  return { reference: filed.reference };
}

/**
 * Stores one row and returns its reference. If a row with the same key exists, returns that row's reference for the
 * same body, and throws for another body. One conditional write decides.
 */
async function storeLead(
  row: Omit<Prisma.LeadCreateManyInput, "reference">,
  makeReference: () => string,
): Promise<{ reference: string }> {
  const { leadType, idempotencyKey } = row;
  return storeUnderReference(async (reference) => {
    const stored = await db().$transaction((on) => create(on, { ...row, reference }));
    if (stored) {
      log.info({ action: "fileLead", leadType }, "lead filed");
      return stored;
    }
    const earlier = await db().lead.findUnique({
      where: { idempotencyKey },
      select: { reference: true, bodyHash: true },
    });
    if (!earlier) return undefined; // neither stored nor found: the reference is taken by another enquiry
    if (earlier.bodyHash === row.bodyHash) return { reference: earlier.reference };
    const sentence = fault("lead.otherWords");
    throw new AppError("invalid_input", sentence, { fields: { idempotency_key: [sentence] } });
  }, makeReference);
}

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
 * network is enforced here, so that every route that files an enquiry is limited.
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

/** Files cases for rows older than the queue, or written by a server of the previous version. Returns their number. */
export async function fileMissingCases(take: number): Promise<number> {
  const leads = await db().lead.findMany({ where: { case: null }, take, select: leadOfCase });
  for (const { id, ...row } of leads) await fileCase(db(), { leadId: id }, caseOfLead(row));
  const feedback = await db().pageFeedback.findMany({
    where: { case: null, words: { not: null } },
    take,
    select: { id: true, reference: true, page: true, filedAt: true, moderatedAt: true },
  });
  for (const { id, page, moderatedAt, ...row } of feedback)
    await fileCase(
      db(),
      { feedbackId: id },
      { ...row, kind: "feedback", topic: topicOfPage(page), state: moderatedAt ? "done" : "open" },
    );
  return leads.length + feedback.length;
}
