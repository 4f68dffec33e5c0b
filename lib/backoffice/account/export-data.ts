import "server-only";
import { auditSubject, record } from "#lib/services/audit/index.ts";
import { exportCasesOf } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { exportSubmissionsOf } from "#lib/domains/forms/index.ts";
import { exportLeadsOf } from "#lib/domains/leads/index.ts";
import { limit } from "#lib/services/limits/index.ts";
import { exportDocumentsOf } from "#lib/domains/portals/index.ts";
import { exportQuotesOf } from "#lib/domains/quotes/index.ts";
import { exportPlansOf } from "#lib/domains/plans/index.ts";
import { exportRatingsOf } from "#lib/domains/ratings/index.ts";
import { exportedRows } from "#lib/domains/members/open/limits.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { listRoleChanges } from "#lib/domains/members/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { AppError } from "#lib/platform/errors.ts";

/** The member's own events, and those that concern their address since the account was made, whatever their actor. */
function findEvents({ member }: Visit) {
  return db().auditEvent.findMany({
    where: {
      OR: [{ actorId: member.id }, { subject: auditSubject(member.email), at: { gte: member.createdAt } }],
    },
    select: { at: true, action: true, outcome: true, actorId: true, detail: true },
    orderBy: { id: "desc" },
    take: exportedRows,
  });
}

async function gather(visit: Visit) {
  const where = { memberId: visit.member.id };
  const take = exportedRows;
  const [
    account,
    roleChanges,
    sessions,
    rememberedDevices,
    accessRequests,
    enquiries,
    forms,
    cases,
    ratings,
    plans,
    savedViews,
    documents,
    quotes,
    events,
  ] = await Promise.all([
    db().member.findUnique({
      where: { id: visit.member.id },
      select: {
        email: true,
        role: true,
        audience: true,
        countrySlug: true,
        consentedAt: true,
        createdAt: true,
      },
    }),
    listRoleChanges(visit.member.id, exportedRows),
    db().session.findMany({
      where,
      select: {
        id: true,
        deviceName: true,
        network: true,
        remembered: true,
        createdAt: true,
        lastSeenAt: true,
        expiresAt: true,
        endedAt: true,
      },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take,
    }),
    db().knownDevice.findMany({
      where,
      select: { createdAt: true, lastSeenAt: true },
      orderBy: [{ createdAt: "desc" }, { deviceHash: "asc" }],
      take,
    }),
    db().grant.findMany({
      where,
      select: {
        portal: true,
        state: true,
        organisation: true,
        purpose: true,
        reason: true,
        networks: true,
        utmSource: true,
        utmMedium: true,
        utmCampaign: true,
        requestedAt: true,
        decidedAt: true,
        expiresAt: true,
      },
      orderBy: [{ requestedAt: "desc" }, { portal: "asc" }],
      take,
    }),
    exportLeadsOf(visit.member.email, take),
    exportSubmissionsOf(visit.member, take),
    exportCasesOf(visit.member, take),
    exportRatingsOf(visit.member, take),
    exportPlansOf(visit.member, take),
    db().savedView.findMany({
      where,
      select: { name: true, search: true, createdAt: true },
      orderBy: { name: "asc" },
      take,
    }),
    exportDocumentsOf(visit.member, take),
    exportQuotesOf(visit.member, take),
    findEvents(visit),
  ]);
  if (!account) throw new AppError("unauthenticated", fault("notSignedIn")); // deleted meanwhile; no partial copy
  const auditEvents = events.map(({ actorId, ...event }) => ({
    ...event,
    byYou: actorId === visit.member.id,
  }));
  return {
    account,
    // The address of the admin who decided is somebody else's data.
    roleChanges: roleChanges.map(({ at, from, to, reason }) => ({ at, from, to, reason })),
    sessions,
    rememberedDevices,
    accessRequests,
    enquiries,
    forms,
    cases,
    ratings,
    plans,
    savedViews,
    documents,
    quotes: quotes.handed,
    requestsToQuote: quotes.asked,
    auditEvents,
  };
}

export type DataExport = Awaited<ReturnType<typeof gather>> & {
  about: string;
  exportedAt: Date;
  isWhole: boolean;
};

/**
 * Everything stored about the member and nothing about anybody else; no token, code or hash. The audit row is written
 * first, so no copy leaves the site without a trace.
 */
export async function exportData(visit: Visit, now: Date = new Date()): Promise<DataExport> {
  const { id, email } = visit.member;
  await limit("dataExport", id, fault("exportedOften"));
  await record({ action: "account.exported", outcome: "done", actorId: id, address: email });
  const data = await gather(visit);
  const isWhole = Object.values(data).every((part) => !Array.isArray(part) || part.length < exportedRows);
  return { about: wordsOf("account")("export.about"), exportedAt: now, isWhole, ...data };
}
