import "server-only";
import { record } from "#lib/services/audit/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { env } from "#lib/platform/env.ts";
import type { Role } from "#lib/data/access/open/visit.ts";
import { newDeviceMail, queueMail } from "#lib/services/mail/index.ts";
import { hashToken } from "#lib/platform/secrets/index.ts";
import { registration, safeNext, type CodeVerify } from "../shared/code-schema.ts";
import { retireKeys } from "../staff/roles.ts";
import { openSession, type OpenedSession } from "../sessions/open-session.ts";
import type { Judged, Lane } from "./code-rows.ts";

type Row = { id: string; role: Role; consented_at: Date | null; is_new: boolean };

/**
 * Finds or creates the account of an address that was just proved. The registration answers are accepted once;
 * addresses in ADMIN_EMAILS become administrators.
 */
async function findOrMakeMember(
  on: Prisma.TransactionClient,
  email: string,
  answers: unknown,
): Promise<{ id: string; isNew: boolean; isRegistered: boolean }> {
  const [row] = await on.$queryRaw<Row[]>`
    INSERT INTO members (email) VALUES (${email})
    ON CONFLICT (email) DO UPDATE SET email = EXCLUDED.email
    RETURNING id, role::text, consented_at, (xmax = 0) AS is_new`;
  if (!row) throw new Error("the account was neither found nor made");
  const entry = { outcome: "done", actorId: row.id, address: email } as const;
  const parsed = registration.safeParse(answers);
  if (parsed.success && row.consented_at === null) {
    const { audience, country } = parsed.data;
    await on.$executeRaw`
      UPDATE members SET audience = ${audience}, country_slug = ${country ?? null}, consented_at = now()
      WHERE id = ${row.id}::uuid`;
    await record({ ...entry, action: "registration.completed" }, on);
  }
  if (env.ADMIN_EMAILS.includes(email) && row.role !== "admin") {
    await on.$executeRaw`UPDATE members SET role = 'admin' WHERE id = ${row.id}::uuid`;
    await retireKeys(on, row.id);
    await on.roleChange.create({ data: { memberId: row.id, from: row.role, to: "admin" } });
    await record({ ...entry, action: "role.given", detail: { role: "admin", by: "ADMIN_EMAILS" } }, on);
  }
  return { id: row.id, isNew: row.is_new, isRegistered: row.consented_at !== null || parsed.success };
}

type Renewal = { memberId: string; before: string; after: string; isRemembered: boolean };

/**
 * Gives the browser a new token, so that one planted in it before is worthless. What belonged to the old token moves to
 * the new one: other members of a household stay known in this browser, and the link in a mail about this device still
 * ends the sessions there. The member's own earlier session there ends, because this one replaces it.
 */
async function renewDevice(
  on: Prisma.TransactionClient,
  { memberId, before, after, isRemembered }: Renewal,
): Promise<{ wasKnown: boolean; isKept: boolean }> {
  const [was, is] = [hashToken(before), hashToken(after)];
  const moved = await on.$queryRaw<{ member_id: string }[]>`
    UPDATE known_devices SET device_hash = ${is} WHERE device_hash = ${was} RETURNING member_id`;
  await on.$executeRaw`
    UPDATE sessions SET ended_at = now()
    WHERE device_hash = ${was} AND member_id = ${memberId}::uuid AND ended_at IS NULL`;
  await on.$executeRaw`
    UPDATE sessions SET device_hash = ${is} WHERE device_hash = ${was}`;
  const wasKnown = moved.some((row) => row.member_id === memberId);
  if (isRemembered) {
    await on.$executeRaw`
      INSERT INTO known_devices (member_id, device_hash) VALUES (${memberId}::uuid, ${is})
      ON CONFLICT (member_id, device_hash) DO UPDATE SET last_seen_at = now()`;
  } else if (wasKnown) {
    await on.$executeRaw`
      DELETE FROM known_devices WHERE member_id = ${memberId}::uuid AND device_hash = ${is}`;
  }
  const others = moved.length - (wasKnown ? 1 : 0);
  return { wasKnown, isKept: isRemembered || others > 0 };
}

/** What a sign-in gives to the browser in which it happened. */
export type SignedIn = {
  token: string;
  sessionId: string;
  memberId: string;
  email: string;
  isRegistered: boolean;
  isRemembered: boolean;
  expiresAt: Date;
  /** The browser's new device token, and whether it outlasts this visit. */
  deviceToken: string;
  isDeviceKept: boolean;
  next: `/${string}`;
};

type Completion = {
  input: CodeVerify;
  lane: Lane;
  judged: Judged;
  deviceToken: string;
  address: string;
  userAgent: string | null;
};

const letterLifeSeconds = 3 * 24 * 60 * 60;

/** Does everything that follows a right code, in the transaction that spends it: a failure leaves the code unspent. */
export async function completeSignIn(on: Prisma.TransactionClient, given: Completion): Promise<SignedIn> {
  const { input, lane, judged, deviceToken: before, address, userAgent } = given;
  const { email, remember: isRemembered } = input;
  const member = await findOrMakeMember(on, email, judged.registration);
  const deviceToken = judged.tokens.device;
  const device = await renewDevice(on, { memberId: member.id, before, after: deviceToken, isRemembered });
  const session = await openSession(on, {
    memberId: member.id,
    token: judged.tokens.session,
    deviceToken,
    isRemembered,
    address,
    userAgent,
  });
  const isNewDevice = !device.wasKnown;
  if (isNewDevice && !member.isNew) await tellOfDevice(on, email, session);
  const detail = { lane, remembered: isRemembered, newDevice: isNewDevice, newMember: member.isNew };
  await record(
    { action: "sign_in.attempted", outcome: "done", actorId: member.id, address: email, detail },
    on,
  );
  return {
    token: judged.tokens.session,
    sessionId: session.id,
    memberId: member.id,
    email,
    isRegistered: member.isRegistered,
    isRemembered,
    expiresAt: session.expiresAt,
    deviceToken,
    isDeviceKept: device.isKept,
    next: safeNext(input.next),
  };
}

async function tellOfDevice(
  on: Prisma.TransactionClient,
  email: string,
  session: OpenedSession,
): Promise<void> {
  const letter = newDeviceMail({
    deviceName: session.deviceName,
    network: session.network,
    at: session.createdAt,
    endUrl: `${env.SITE_URL}/login/end/${session.endToken}`,
  });
  await queueMail({ kind: "new_device", to: email, ...letter, secondsToLive: letterLifeSeconds }, on);
}
