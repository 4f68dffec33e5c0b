import "server-only";
import { z } from "zod";
import { isHttps, readCookie, setCookie } from "#lib/http/cookies.ts";
import { cookieNames } from "#lib/members/open/cookie-names.ts";
import { open, seal } from "#lib/secrets/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { holderOf } from "../drafts/draft-cookie.ts";

/** Who asks for something that was sent: a member, the browser it was sent from, or who named reference and address. */
export type Sender = {
  memberId?: string | undefined;
  token?: string | undefined;
  /** The id of the submission whose reference and address were named. */
  shown?: string | undefined;
};

const cookie = cookieNames(isHttps).shown;
const purpose = "shown submission";
/** So long the status stays open in a browser once reference and address were named. */
const shownMinutes = 120;
const body = z.object({ id: z.uuid(), until: z.number() });
const longest = 400;

/** Opens one submission in this browser for two hours. */
export function shownCookieHeader(id: string, now: Date = new Date()): [string, string] {
  const sealed = seal(purpose, { id, until: now.getTime() + shownMinutes * 60_000 });
  return setCookie(cookie, Buffer.from(sealed).toString("base64url"), { seconds: shownMinutes * 60 });
}

/** The submission such a cookie opens; undefined for what we did not make, and once its time is over. */
export function openShown(value: string | undefined, now: Date = new Date()): string | undefined {
  if (!value || value.length > longest) return undefined;
  const parsed = body.safeParse(open(purpose, Buffer.from(value, "base64url")));
  return parsed.success && parsed.data.until > now.getTime() ? parsed.data.id : undefined;
}

export const readShown = (request: { headers: Headers }): string | undefined =>
  openShown(readCookie(request, cookie));

/** What a browser that sent something without an account may see of it later: whoever uses it next is not its sender. */
const holderHours = 24;

/**
 * What a sender may open. `isWhole`: with all that was answered, which whoever knows reference and address alone does not
 * get to read.
 */
export function ownSubmission(
  { memberId, token, shown }: Sender,
  now: Date = new Date(),
): { any: Prisma.SubmissionWhereInput; whole: Prisma.SubmissionWhereInput } {
  const since = new Date(now.getTime() - holderHours * 3_600_000);
  const whole: Prisma.SubmissionWhereInput[] = [
    ...(memberId ? [{ memberId }] : []),
    ...(token ? [{ holder: holderOf(token), memberId: null, sentAt: { gt: since } }] : []),
  ];
  return { whole: { OR: whole }, any: { OR: [...whole, ...(shown ? [{ id: shown }] : [])] } };
}
