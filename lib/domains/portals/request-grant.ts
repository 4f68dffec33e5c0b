import "server-only";
import { record } from "#lib/services/audit/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fileCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { noCampaign, type Campaign } from "#lib/platform/http/campaign.ts";
import { isFreeMail } from "#lib/services/mail/index.ts";
import { limit } from "#lib/services/limits/index.ts";
import { isDoubleSubmit } from "#lib/platform/http/double-submit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { findPortalByKey } from "./find-portal.ts";
import { needsWorkAddress, type GrantKey } from "./open/keys.ts";
import type { GrantRequest } from "./schema.ts";

type Held = {
  id: string;
  state: "requested" | "approved" | "refused";
  purpose: string;
  organisation: string | null;
  requestedAt: Date;
};

/**
 * Files a member's request for a portal. `register` completes their registration in the same transaction, if they have
 * not registered yet. One conditional write decides: a first request inserts the row, a refused or expired one is
 * reopened, and an open or approved one is unchanged and returns 409. A double submit gets the result of the first
 * request.
 */
export async function requestGrant(
  { member }: Visit,
  { portal, purpose, organisation }: Pick<GrantRequest, "portal" | "purpose" | "organisation">,
  { utmSource, utmMedium, utmCampaign }: Campaign = noCampaign,
  register?: (on: Prisma.TransactionClient) => Promise<void>,
): Promise<{ id: string; portal: GrantKey; path: string }> {
  if (!member.isRegistered && !register) throw new Error("asked by a member without their registration");
  if (needsWorkAddress(portal) && (await isFreeMail(member.email))) {
    throw new AppError("forbidden", fault("grant.freeMail"));
  }
  await limit("grantRequest", member.id, fault("grant.many"));
  const id = await db().$transaction(async (on) => {
    await register?.(on);
    const [row] = await on.$queryRaw<{ id: string }[]>`
      INSERT INTO grants AS g (member_id, portal, purpose, organisation, utm_source, utm_medium, utm_campaign)
      SELECT m.id, ${portal}, ${purpose}, ${organisation ?? null}, ${utmSource}, ${utmMedium}, ${utmCampaign}
      FROM members m WHERE m.id = ${member.id}::uuid FOR KEY SHARE
      ON CONFLICT (member_id, portal) DO UPDATE SET
        state = 'requested', purpose = excluded.purpose, organisation = excluded.organisation, reason = NULL,
        networks = '{}', requested_at = now(), decided_at = NULL, decided_by = NULL, expires_at = NULL,
        utm_source = excluded.utm_source, utm_medium = excluded.utm_medium, utm_campaign = excluded.utm_campaign
      WHERE g.state = 'refused' OR (g.state = 'approved' AND g.expires_at <= now())
      RETURNING id::text`;
    if (row) {
      const detail = { portal };
      const named = { memberId: member.id, address: member.email, countrySlug: member.countrySlug };
      await fileCase(on, { grantId: row.id }, { kind: "access", topic: portal, ...named });
      await record(
        {
          action: "grant.requested",
          outcome: "done",
          actorId: member.id,
          address: member.email,
          detail,
        },
        on,
      );
    }
    return row?.id;
  });
  if (id) return { id, portal, path: findPortalByKey(portal).path };
  const [now] = await db().$queryRaw<Held[]>`
    SELECT id::text, state::text AS state, purpose, organisation, requested_at AS "requestedAt" FROM grants WHERE member_id = ${member.id}::uuid AND portal = ${portal}`;
  if (!now) throw new AppError("unauthenticated", fault("notSignedIn")); // the account was deleted in the meantime
  const isSame =
    now.state === "requested" && now.purpose === purpose && now.organisation === (organisation ?? null);
  if (isSame && isDoubleSubmit(now.requestedAt))
    return { id: now.id, portal, path: findPortalByKey(portal).path };
  throw new AppError(
    "conflict",
    fault(now.state === "approved" ? "grant.approvedAlready" : "grant.askedAlready"),
  );
}

/** Files cases for access requests that are older than the queue. Returns their number. */
export async function fileMissingCases(take: number): Promise<number> {
  const rows = await db().grant.findMany({
    where: { case: null },
    take,
    select: {
      id: true,
      portal: true,
      state: true,
      requestedAt: true,
      member: { select: { id: true, email: true, countrySlug: true } },
    },
  });
  for (const { id, portal, state, requestedAt: filedAt, member } of rows)
    await fileCase(
      db(),
      { grantId: id },
      {
        kind: "access",
        topic: portal,
        state: state === "requested" ? "open" : "done",
        memberId: member.id,
        address: member.email,
        countrySlug: member.countrySlug,
        filedAt,
      },
    );
  return rows.length;
}
