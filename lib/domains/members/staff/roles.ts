import "server-only";
import { z } from "zod";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import {
  newsSeconds,
  queueMail,
  kickOutbox,
  newCaseworkerMail,
  type Letter,
} from "#lib/services/mail/index.ts";
import { db } from "#lib/platform/db.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";
import type { Role, Visit } from "#lib/data/access/open/visit.ts";
import { record } from "#lib/services/audit/index.ts";
import { keysPath } from "#lib/data/site/open/confidential.ts";
import { env } from "#lib/platform/env.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";

/**
 * Retires the keys of a member who stops or starts being a caseworker, so that a role that is given back does not
 * revive a key that was valid before. The private halves stay, sealed under the passphrase, and can be carried into a
 * new key.
 */
export async function retireKeys(on: Prisma.TransactionClient, memberId: string): Promise<void> {
  await on.caseworkerKey.updateMany({
    where: { memberId, retiredOn: null },
    data: { retiredOn: new Date(), voucher: null },
  });
}

/** Queues a mail to every current caseworker, in the transaction `on`. Call `kickOutbox` after it commits. */
export async function mailCaseworkers(on: Prisma.TransactionClient, letter: Letter): Promise<void> {
  const caseworkers = await on.member.findMany({
    where: { role: "caseworker" },
    select: { email: true },
    orderBy: { id: "asc" },
    take: 100,
  });
  for (const { email } of caseworkers)
    await queueMail({ kind: "caseworker", to: email, ...letter, secondsToLive: newsSeconds }, on);
}

const reasonPurpose = "role change";
const sealedReason = z.object({ reason: z.string() });

export type RoleChange = {
  at: Date;
  from: Role;
  to: Role;
  /** The address of the admin who made the change; undefined if ADMIN_EMAILS did, or if their account is deleted. */
  by: string | undefined;
  isBySetting: boolean;
  reason: string | undefined;
};

/** The roles a member was given and lost, newest first. */
export async function listRoleChanges(memberId: string, take: number): Promise<RoleChange[]> {
  const rows = await db().roleChange.findMany({
    where: { memberId },
    select: { at: true, from: true, to: true, byId: true, sealed: true },
    orderBy: { id: "desc" },
    take,
  });
  const ids = rows.flatMap(({ byId }) => byId ?? []);
  const colleagues = await db().member.findMany({
    where: { id: { in: ids } },
    select: { id: true, email: true },
  });
  const addressOf = new Map(colleagues.map(({ id, email }) => [id, email]));
  return rows.map(({ at, from, to, byId, sealed }) => ({
    at,
    from,
    to,
    by: byId ? addressOf.get(byId) : undefined,
    isBySetting: byId === null,
    reason: sealedReason.safeParse(sealed && open(reasonPurpose, sealed)).data?.reason,
  }));
}

type RoleWish = {
  id: string;
  /** The role as it was read: of two concurrent changes, the second gets a conflict. */
  from: Role;
  to: Role;
  reason: string;
};

/**
 * Gives a member a role or takes it away, from the next request on, in every session. Nobody can change their own role,
 * and the caller must still be an admin when the change commits. So one admin always remains, even if two demote each
 * other at once. A member named in ADMIN_EMAILS stays an admin. Caseworkers are notified by mail of each new
 * caseworker.
 */
export async function changeRole({ member: by }: Visit, { id, from, to, reason }: RoleWish): Promise<void> {
  if (id === by.id) throw new AppError("conflict", fault("member.ownRole"));
  if (from === to)
    throw new AppError("invalid_input", fault("checkFields"), { fields: { to: [fault("member.sameRole")] } });
  await db().$transaction(async (on) => {
    // Locks all admins in one order: a concurrent change waits here, and then no longer finds the one who lost the
    // role.
    const admins = await on.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM members WHERE role = 'admin' ORDER BY id FOR UPDATE`;
    if (!admins.some((admin) => admin.id === by.id)) throw new AppError("not_found", fault("noCall"));
    const member = await on.member.findUnique({ where: { id }, select: { email: true } });
    if (!member) throw new AppError("not_found", fault("member.unknown"));
    if (env.ADMIN_EMAILS.includes(member.email)) throw new AppError("conflict", fault("member.bySetting"));
    const { count } = await on.member.updateMany({ where: { id, role: from }, data: { role: to } });
    if (count === 0) throw new AppError("conflict", fault("member.changed"));
    const sealed = seal(reasonPurpose, { reason });
    if ([from, to].includes("caseworker")) await retireKeys(on, id);
    await on.roleChange.create({ data: { memberId: id, from, to, byId: by.id, sealed } });
    await record(
      {
        action: to === "member" ? "role.taken" : "role.given",
        outcome: "done",
        actorId: by.id,
        address: member.email,
        detail: { member: id, from, to },
      },
      on,
    );
    if (to === "caseworker")
      await mailCaseworkers(
        on,
        newCaseworkerMail({ email: member.email, url: new URL(keysPath, env.SITE_URL).href }),
      );
  });
  if (to === "caseworker") kickOutbox();
}
