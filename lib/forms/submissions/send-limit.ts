import "server-only";
import { peek, policies, waitSpan } from "#lib/rate-limit/index.ts";

const hourSeconds = 3_600;
const limitIn = (isDay: boolean): number =>
  policies.submissionMail.find(({ seconds }) => seconds > hourSeconds === isDay)?.limit ?? 0;

/** How many forms one address may send, as their first pages say it. */
export const sendLimits = { hourly: limitIn(false), daily: limitIn(true) };

/** From so few on that are left, a member is told before they fill in or send one. */
const fewLeft = 2;

/** How many forms a member may still send: of `most` in an hour or a day `sent`. `wait` is in words: "4 minutes". */
export type SendLimit = { sent: number; most: number; left: number; span: "hour" | "day"; wait: string };

/** How near an address is to the limit of forms; undefined where that is of no matter yet. */
export async function readSendLimit(address: string): Promise<SendLimit | undefined> {
  const { counted, limit, left, seconds, waitSeconds } = await peek("submissionMail", address);
  if (left > fewLeft) return undefined;
  const span = seconds > hourSeconds ? "day" : "hour";
  return { sent: counted, most: limit, left, span, wait: waitSpan(waitSeconds) };
}
