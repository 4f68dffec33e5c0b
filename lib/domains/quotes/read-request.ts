import "server-only";
import { openSubmission, liveStates, type AnswerText } from "#lib/domains/forms/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { readReference } from "#lib/platform/text/reference.ts";
import { record } from "#lib/services/audit/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import {
  mostRequests,
  mostQuotes,
  mostVendors,
  fits,
  type VendorRow,
  type InvitedVendor,
  type QuoteStanding,
  type VendorFilter,
} from "./open/quote.ts";
import { standingNow } from "./invitations.ts";
import { openAnswer, sayPassed } from "./quote-body.ts";

type VendorSubmission = { id: string; reference: string; sealed: Uint8Array };

/** A vendor for staff to choose: the firm and what it supplies, and nothing about the person who wrote. */
export function vendorOf({ id, reference, sealed }: VendorSubmission): VendorRow {
  const { answers } = openSubmission(reference, sealed);
  const answer = (name: string) => String(answers[name] ?? "");
  return {
    id,
    reference,
    firm: answer("organisation"),
    country: answer("registerCountry"),
    supplies: Array.isArray(answers["supplies"]) ? answers["supplies"].map(String) : [],
    reach: answer("reach"),
    speed: answer("speed"),
  };
}

/** A buyer's request for quotes, as the desk sees it. */
export type QuoteRequest = {
  id: string;
  reference: string;
  caseId: string | undefined;
  memberId: string | null;
  answers: Answers;
  /** Why it cannot be passed on: its buyer did not agree, or it is over. */
  stop: "passOn" | "over" | undefined;
};

/** The request under a reference; undefined for anything else. For staff only. */
export async function findRequest(
  typed: string,
  on: Prisma.TransactionClient = db(),
): Promise<QuoteRequest | undefined> {
  const reference = readReference(typed);
  if (!reference) return undefined;
  const row = await on.submission.findFirst({
    where: { reference, form: "quote-request" },
    select: { id: true, memberId: true, state: true, sealed: true, case: { select: { id: true } } },
  });
  if (!row) return undefined;
  const { answers } = openSubmission(reference, row.sealed);
  const isLive = liveStates.includes(row.state);
  return {
    id: row.id,
    reference,
    caseId: row.case?.id,
    memberId: row.memberId,
    answers,
    stop: !isLive ? "over" : answers["passOn"] === true ? undefined : "passOn",
  };
}

/** A buyer's request in the desk's list, without any of its answers. */
export type ListedRequest = {
  reference: string;
  countrySlug: string | null;
  sentAt: Date;
  /** How many vendors were asked, and how many quotes wait to be handed over. */
  asked: number;
  waiting: number;
};

/** Requests for quotes that are neither refused nor withdrawn, latest first. For staff only. */
export async function listRequests(): Promise<ListedRequest[]> {
  const rows = await db().submission.findMany({
    where: { form: "quote-request", state: { in: [...liveStates] } },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    take: mostRequests,
    select: {
      reference: true,
      countrySlug: true,
      sentAt: true,
      passedTo: { where: { state: { not: "withdrawn" } }, select: { state: true, handedAt: true } },
    },
  });
  return rows.map(({ passedTo, ...row }) => ({
    ...row,
    asked: passedTo.length,
    waiting: passedTo.filter(({ state, handedAt }) => state === "quoted" && !handedAt).length,
  }));
}

/** For a request: how many vendors are asked, and how many quotes wait to be handed over. */
export async function countQuotes(reference: string): Promise<{ asked: number; waiting: number }> {
  const where = { request: { reference }, state: { not: "withdrawn" as const } };
  const [asked, waiting] = await Promise.all([
    db().quoteInvitation.count({ where }),
    db().quoteInvitation.count({ where: { ...where, state: "quoted", handedAt: null } }),
  ]);
  return { asked, waiting };
}

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
  passed: readonly AnswerText[];
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
