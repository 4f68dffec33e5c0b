import "server-only";
import { hubPath } from "#lib/domains/members/open/paths.ts";
import { record, recordRefusal } from "#lib/services/audit/index.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { moveCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { grantDecidedMail, kickOutbox, newsSeconds, queueMail } from "#lib/services/mail/index.ts";
import { env, isNetwork } from "#lib/platform/env.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { findPortalByKey } from "./find-portal.ts";
import { isForOrganisations } from "./open/keys.ts";
import type { GrantDecision } from "./schema.ts";

export type Decision = GrantDecision & {
  /** The id of the member who decides, or the name of the command. */
  by: string;
};

/** The widest network an organisation may register: /16 for IPv4, /32 for IPv6. */
const widest = { ipv4: 16, ipv6: 32 };

function checkNetworks(networks: readonly string[], portal: string): void {
  const refuse = (sentence: string) =>
    new AppError("invalid_input", fault("checkFields"), { fields: { networks: [sentence] } });
  for (const network of networks) {
    if (!isNetwork(network)) {
      throw refuse(`"${network}" is no network. Write it like 203.0.113.0/24 or 2001:db8::/48.`);
    }
    const [address = "", prefix] = network.split("/");
    const least = address.includes(":") ? widest.ipv6 : widest.ipv4;
    if (prefix !== undefined && Number(prefix) < least) {
      throw refuse(`"${network}" is too wide to be one organisation's own. Use /${least} or narrower.`);
    }
  }
  if (isForOrganisations(portal) && networks.length === 0) {
    throw refuse(fault("grant.noNetwork"));
  }
}

type Held = { portal: string; state: string; memberId: string; email: string; isOver: boolean };

async function find(on: Prisma.TransactionClient, id: string, until: Date | null): Promise<Held> {
  const [found] = await on.$queryRaw<Held[]>`
    SELECT g.portal, g.state::text AS state, m.id::text AS "memberId", m.email,
      coalesce(${until}::timestamptz <= now(), false) AS "isOver"
    FROM grants g JOIN members m ON m.id = g.member_id WHERE g.id = ${id}::uuid`;
  if (!found) throw new AppError("not_found", fault("grant.unknown"));
  return found;
}

/** Nobody may decide their own request. The attempt is recorded in the audit log. */
async function refuseOwn(by: string, { portal }: Held): Promise<never> {
  const detail = { portal, reason: "own request" };
  await recordRefusal({ actorId: by, detail });
  throw new AppError("forbidden", fault("grant.own"));
}

/**
 * Validates a decision, whatever the state of the request. Throws `forbidden` for one's own request, `invalid_input`
 * for a date in the past or invalid networks, and `not_found`.
 */
async function judge(on: Prisma.TransactionClient, { id, decision, by, ...given }: Decision): Promise<Held> {
  const isApproval = decision === "approve";
  const held = await find(on, id, (isApproval && given.until) || null);
  if (held.memberId === by) return refuseOwn(by, held);
  if (held.isOver) {
    const sentence = fault("grant.dayPassed");
    throw new AppError("invalid_input", fault("checkFields"), { fields: { until: [sentence] } });
  }
  if (isApproval) checkNetworks(given.networks ?? [], held.portal);
  return held;
}

/** The same check before the decision, so that staff can correct their input. */
export const checkGrantDecision = async (input: Decision): Promise<void> => void (await judge(db(), input));

type Decided = { id: string; state: "approved" | "refused" };

/** Decides a request in the transaction `on`. Call `kickOutbox` after the commit. */
export async function decideGrantWithin(on: Prisma.TransactionClient, input: Decision): Promise<Decided> {
  const { id, decision, reason, by } = input;
  const actor = isUuid(by) ? { actorId: by } : undefined;
  const isApproval = decision === "approve";
  const state = isApproval ? "approved" : "refused";
  const until = (isApproval && input.until) || null;
  const networks = isApproval ? (input.networks ?? []) : [];
  const held = await judge(on, input);
  const changed = await on.$executeRaw`
      UPDATE grants SET state = ${state}::grant_state, reason = ${reason}, networks = ${networks}::text[],
        decided_at = now(), decided_by = ${by}, expires_at = ${until}::timestamptz
      WHERE id = ${id}::uuid
        AND (state = 'requested' OR (${!isApproval} AND state = 'approved'))`;
  if (changed === 0) {
    throw new AppError("conflict", fault("grant.decidedAlready"));
  }
  await moveCase(on, { grantId: id }, "done");
  await record(
    {
      action: "grant.decided",
      outcome: isApproval ? "done" : "refused",
      ...actor,
      address: held.email,
      detail: { portal: held.portal, decision, from: held.state, ...(!actor && { by }) },
    },
    on,
  );
  const portal = findPortalByKey(held.portal);
  const letter = grantDecidedMail({
    portalName: portal?.name ?? held.portal,
    decision: state,
    reason,
    url: new URL(portal?.path ?? hubPath, env.SITE_URL).href,
    expiresAt: until,
  });
  await queueMail({ kind: "grant_decided", to: held.email, ...letter, secondsToLive: newsSeconds }, on);
  return { id, state };
}

/**
 * Approves or refuses a request, or withdraws an approval (refuse). One conditional update decides, so of two
 * concurrent decisions one wins and the other gets 409. The decision, the audit entry and the mail to the member are
 * one transaction.
 */
export async function decideGrant(input: Decision): Promise<Decided> {
  const decided = await db().$transaction((on) => decideGrantWithin(on, input));
  kickOutbox();
  return decided;
}

type Withdrawal = { id: string; reason: string; by: string };

/**
 * Withdraws an approval and nothing else: a pending request is not refused by it. The decision, the audit entry and the
 * mail to the member are one transaction.
 */
export async function withdrawGrant({ id, reason, by }: Withdrawal): Promise<void> {
  await db().$transaction(async (on) => {
    const [held] = await on.$queryRaw<{ isApproved: boolean }[]>`
      SELECT state = 'approved' AS "isApproved" FROM grants WHERE id = ${id}::uuid FOR UPDATE`;
    if (!held) throw new AppError("not_found", fault("grant.unknown"));
    if (!held.isApproved) throw new AppError("conflict", fault("grant.notHeld"));
    await decideGrantWithin(on, { id, decision: "refuse", reason, by });
  });
  kickOutbox();
}
