import "server-only";
import { fileCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { log } from "#lib/platform/log.ts";
import { storeUnderReference } from "#lib/platform/text/reference.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { caseOfLead, leadOfCase } from "./case-of-lead.ts";

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
export async function storeLead(
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
