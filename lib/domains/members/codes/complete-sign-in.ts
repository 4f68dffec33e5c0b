import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { newDeviceMail, queueMail } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { renewDevice } from "../devices/renew-device.ts";
import { type CodeVerify, safeNext } from "../shared/code-schema.ts";
import { type OpenedSession, openSession } from "../sessions/open-session.ts";
import type { Judged, Lane } from "./code-rows.ts";
import { findOrMakeMember } from "./find-or-make-member.ts";

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
