import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { holderOf } from "#lib/domains/fields/index.ts";

/** Who requests a submission: a member, the browser it was sent from, or a visitor who gave reference and address. */
export type Sender = {
  memberId?: string | undefined;
  token?: string | undefined;
  /** The id of the case whose reference and address were given. */
  shown?: string | undefined;
};

/** How long a browser that sent something without an account can open it: its next user is not the sender. */
const holderHours = 24;

/** What a sender may open. `whole`: with all answers, which reference and address alone do not give access to. */
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
