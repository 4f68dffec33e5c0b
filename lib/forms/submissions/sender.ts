import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { holderOf } from "../drafts/draft-cookie.ts";

/** Who asks for something that was sent: a member, the browser it was sent from, or who named reference and address. */
export type Sender = {
  memberId?: string | undefined;
  token?: string | undefined;
  /** The id of the case whose reference and address were named. */
  shown?: string | undefined;
};

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
  return { whole: { OR: whole }, any: { OR: [...whole, ...(shown ? [{ case: { id: shown } }] : [])] } };
}
