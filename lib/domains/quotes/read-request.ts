import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import type { SaidAnswer } from "#lib/domains/forms/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { findRequest, type QuoteRequest } from "./find-request.ts";
import { standingNow } from "./invitation-row.ts";
import { mostQuotes, mostVendors } from "./open/limits.ts";
import type { InvitedVendor, QuoteStanding, VendorRow } from "./open/quote.ts";
import { fits, type VendorFilter } from "./open/vendor-filter.ts";
import { openAnswer } from "./quote-body.ts";
import { sayPassed } from "./say-passed.ts";
import { vendorOf } from "./vendor-of.ts";

type Row = {
  invitation: string;
  id: string;
  reference: string;
  vendor: Uint8Array;
  standing: QuoteStanding;
  until: Date;
  askedAt: Date;
  answeredAt: Date | null;
  sealed: Uint8Array | null;
};

/** A request with everything that its page on the desk shows. */
export type ReadRequest = {
  reference: string;
  /** What vendors read of it. */
  passed: readonly SaidAnswer[];
  stop: QuoteRequest["stop"];
  invited: readonly InvitedVendor[];
  /** Vendors in the list who can be asked and match the filter. */
  vendors: readonly VendorRow[];
};

async function listInvited(requestId: string): Promise<InvitedVendor[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT q.id::text AS invitation, v.id::text, v.reference, v.sealed AS vendor, ${standingNow}, q.until,
      q.asked_at AS "askedAt", q.answered_at AS "answeredAt", q.sealed
    FROM quote_invitations q JOIN submissions r ON r.id = q.request_id JOIN submissions v ON v.id = q.vendor_id
    WHERE q.request_id = ${requestId}::uuid
    ORDER BY q.asked_at, q.id LIMIT ${mostQuotes}::int`;
  return rows.map(({ id, reference, vendor, sealed, ...row }) => ({
    ...vendorOf({ id, reference, sealed: vendor }),
    ...row,
    ...openAnswer(row.invitation, sealed),
  }));
}

/** Accepted vendors who are neither asked about this request nor its buyer, latest first. */
async function listVendors({ id, memberId }: QuoteRequest): Promise<VendorRow[]> {
  const rows = await db().submission.findMany({
    where: {
      form: "vendor",
      state: "accepted",
      memberId: { not: memberId },
      invitations: { none: { requestId: id, state: { not: "withdrawn" } } },
    },
    orderBy: [{ endedAt: "desc" }, { id: "asc" }],
    take: mostVendors,
    select: { id: true, reference: true, sealed: true },
  });
  return rows.map(vendorOf);
}

/**
 * A buyer's request for quotes, for the member of staff who passes it on: whom it went to, what they quoted, and who
 * else could be asked. The access is recorded. Undefined if there is no such request.
 */
export async function readRequest(
  { member }: Visit,
  reference: string,
  filter: VendorFilter,
): Promise<ReadRequest | undefined> {
  const request = await findRequest(reference);
  if (!request) return undefined;
  const detail = { reference: request.reference };
  await record({ action: "quote.read", outcome: "done", actorId: member.id, detail });
  const [invited, vendors] = await Promise.all([
    listInvited(request.id),
    request.stop ? [] : listVendors(request),
  ]);
  return {
    reference: request.reference,
    passed: sayPassed(request.answers),
    stop: request.stop,
    invited,
    vendors: vendors.filter((vendor) => fits(vendor, filter)),
  };
}
