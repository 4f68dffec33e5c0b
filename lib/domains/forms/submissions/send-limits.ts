import "server-only";
import { peek, policies, waitSpan } from "#lib/services/limits/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fault } from "#lib/platform/words/faults.ts";

const hourSeconds = 3_600;
const limitIn = (isDay: boolean): number =>
  policies.submissionMail.find(({ seconds }) => seconds > hourSeconds === isDay)?.limit ?? 0;

/** How many forms one address may send, as their first pages say. */
export const sendLimits = { hourly: limitIn(false), daily: limitIn(true) };

/** When this few are left, a member is warned before they fill in or send a form. */
const fewLeft = 2;

/**
 * How many forms a member may still send: `sent` of `most` were sent in an hour or a day. `wait` is in words: "4
 * minutes".
 */
export type SendLimit = { sent: number; most: number; left: number; span: "hour" | "day"; wait: string };

/** How close an address is to the limit of forms; undefined while that is not yet relevant. */
export async function readSendLimit(address: string): Promise<SendLimit | undefined> {
  const { counted, limit, left, seconds, waitSeconds } = await peek("submissionMail", address);
  if (left > fewLeft) return undefined;
  const span = seconds > hourSeconds ? "day" : "hour";
  return { sent: counted, most: limit, left, span, wait: waitSpan(waitSeconds) };
}

/** Throws `conflict` if a member has already applied for a vacancy and not withdrawn the application. */
export async function refuseSecondApplication(
  on: Prisma.TransactionClient,
  { memberId, vacancyId }: { memberId: string; vacancyId: string },
): Promise<void> {
  const sent = await on.submission.findFirst({
    where: { memberId, vacancyId, state: { not: "withdrawn" } },
    select: { reference: true },
  });
  if (sent) throw new AppError("conflict", fault("vacancy.applied", { reference: sent.reference }));
}
