import "server-only";
import { randomUUID } from "node:crypto";
import { record } from "#lib/services/audit/index.ts";
import { addCaseEvent } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { kickOutbox, newsSeconds, queueMail, quoteMail } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { findRequest, type QuoteRequest } from "./read-request.ts";
import { askedPath } from "./open/paths.ts";
import { sealPassed, passedOf } from "./quote-body.ts";
import type { PassedOn } from "./schema.ts";

/** Asks one vendor who was not asked before, or whose invitation was withdrawn; undefined if they are already asked. */
async function ask(
  on: Prisma.TransactionClient,
  { id: requestId, memberId, answers }: QuoteRequest,
  vendorId: string,
  until: string,
): Promise<{ id: string; email: string } | undefined> {
  const id = randomUUID();
  const passed = sealPassed(id, passedOf(answers));
  const [row] = await on.$queryRaw<{ id: string; email: string }[]>`
    WITH vendor AS (
      SELECT v.id, m.id AS member_id, m.email FROM submissions v JOIN members m ON m.id = v.member_id
      WHERE v.id = ${vendorId}::uuid AND v.form = 'vendor' AND v.state = 'accepted'
        AND v.member_id IS DISTINCT FROM ${memberId}::uuid
    ), asked AS (
      INSERT INTO quote_invitations AS q (id, request_id, vendor_id, member_id, until, passed)
      SELECT ${id}::uuid, ${requestId}::uuid, vendor.id, vendor.member_id, ${until}::date, ${passed} FROM vendor
      ON CONFLICT (request_id, vendor_id) DO UPDATE SET
        id = excluded.id, state = 'asked', until = excluded.until, passed = excluded.passed, sealed = NULL,
        asked_at = now(), answered_at = NULL
      WHERE q.state = 'withdrawn'
      RETURNING q.id
    )
    SELECT asked.id::text, vendor.email FROM asked, vendor`;
  return row;
}

/** Notifies a vendor that they are asked. What is wanted is shown in the portal, not in the mail. */
async function mailVendor(on: Prisma.TransactionClient, { id, email }: { id: string; email: string }) {
  const letter = quoteMail({ url: new URL(askedPath(id), env.SITE_URL).href });
  await queueMail({ kind: "quote", to: email, ...letter, secondsToLive: newsSeconds }, on);
}

/**
 * Passes a request on to vendors in the list: what is wanted, never who asks. Invitations, event, audit line and mails
 * are one transaction; a vendor who is already asked is not asked again. Throws `not_found` if there is no such
 * request, `conflict` if its buyer did not agree, it is over, or none of the vendors can be asked.
 */
export async function passOn(
  { member }: Visit,
  { reference, vendors, until }: PassedOn,
): Promise<{ reference: string; asked: number }> {
  const asked = await db().$transaction(async (on) => {
    // The lock keeps its buyer from withdrawing or changing it until this is stored.
    await on.$queryRaw`SELECT id::text FROM submissions WHERE reference = ${reference} FOR UPDATE`;
    const request = await findRequest(reference, on);
    if (!request) throw new AppError("not_found", fault("case.unknown"));
    if (request.stop) throw new AppError("conflict", fault(`quote.stop.${request.stop}`));
    const rows = [];
    for (const vendor of new Set(vendors)) {
      const row = await ask(on, request, vendor, until);
      if (row) rows.push(row);
    }
    if (rows.length === 0) throw new AppError("conflict", fault("quote.askedAlready"));
    for (const row of rows) await mailVendor(on, row);
    const count = rows.length;
    if (request.caseId)
      await addCaseEvent(on, request.caseId, {
        kind: "passed_on",
        byId: member.id,
        detail: { count: String(count) },
      });
    const detail = { reference: request.reference, count };
    await record({ action: "quote.passed_on", outcome: "done", actorId: member.id, detail }, on);
    return count;
  });
  kickOutbox();
  return { reference, asked };
}
