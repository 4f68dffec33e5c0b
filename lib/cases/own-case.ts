import "server-only";
import { z } from "zod";
import { db } from "../db.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { readReference } from "../reference.ts";
import { openCaseWords } from "./case-words.ts";
import { senderHash } from "./file-case.ts";
import type { CaseKind, CaseState } from "./open/kinds.ts";

/** Who asks for a case of their own: a member, by the account or its proven address, or who named reference and address. */
export type CaseSender = {
  member?: { id: string; email: string } | undefined;
  /** The id of the case whose reference and address were named. */
  shown?: string | undefined;
};

/** Whether a case is a member's by the account or its proven address. */
const isOf = (row: { memberId: string | null; senderHash: string | null }, member: CaseSender["member"]) =>
  !!member && (row.memberId === member.id || row.senderHash === senderHash(member.email));

/** Which cases are a sender's own. Comments and words about pages are nobody's to follow. */
export function ownCases({ member, shown }: CaseSender): Prisma.CaseWhereInput | undefined {
  const own: Prisma.CaseWhereInput[] = [
    ...(member ? [{ memberId: member.id }, { senderHash: senderHash(member.email) }] : []),
    ...(shown ? [{ id: shown }] : []),
  ];
  return own.length > 0 ? { kind: { notIn: ["comment", "feedback"] }, OR: own } : undefined;
}

export type Message = { from: "staff" | "sender"; at: Date; words: string };

const leadMessages = z.array(z.object({ text: z.string() }));
const wordsOfLead = (messages: unknown): string[] =>
  leadMessages.safeParse(messages).data?.map(({ text }) => text) ?? [];

/** A case as its sender follows it. */
export type OwnCase = {
  reference: string;
  kind: CaseKind;
  topic: string;
  state: CaseState;
  filedAt: Date;
  /** Under which reference it goes on, where it came twice. */
  mergedInto: string | undefined;
  /** Its sender took it back: nobody works on it. */
  isWithdrawn: boolean;
  /**
   * What was sent, where it is words alone, and what was written back and forth, the oldest first. Who named reference and address
   * does not see what was sent: a mail that somebody else reads holds both.
   */
  messages: readonly Message[];
};

/**
 * The case of a reference, for its sender; undefined for everybody else's, and an unknown one, alike. That they have seen
 * what staff did is written down: it is no news to them from then on, and the next answer is told of by mail again.
 */
export async function findOwnCase(typed: string, sender: CaseSender): Promise<OwnCase | undefined> {
  const reference = readReference(typed);
  const own = ownCases(sender);
  if (!reference || !own) return undefined;
  const seenAt = new Date();
  const row = await db().case.findFirst({
    where: { reference, ...own },
    select: {
      id: true,
      kind: true,
      topic: true,
      state: true,
      filedAt: true,
      memberId: true,
      senderHash: true,
      senderToldAt: true,
      newsAt: true,
      mergedInto: { select: { reference: true } },
      submission: { select: { state: true } },
      lead: { select: { messages: true } },
      grant: { select: { purpose: true } },
      events: {
        where: { kind: { in: ["replied", "written"] } },
        orderBy: { id: "asc" },
        select: { kind: true, at: true, sealed: true },
      },
    },
  });
  if (!row) return undefined;
  const { id, events, mergedInto, submission, lead, grant, senderToldAt, newsAt } = row;
  const { kind, topic, state, filedAt } = row;
  const sent = isOf(row, sender.member)
    ? [...wordsOfLead(lead?.messages), ...(grant ? [grant.purpose] : [])]
    : [];
  if (senderToldAt || newsAt) await db().case.updateMany({ where: { id }, data: { senderReadAt: seenAt } });
  return {
    reference,
    kind,
    topic,
    state,
    filedAt,
    mergedInto: mergedInto?.reference,
    isWithdrawn: submission?.state === "withdrawn",
    messages: [
      ...sent.map((words) => ({ from: "sender" as const, at: filedAt, words })),
      ...events.map(({ kind, at, sealed }) => ({
        from: kind === "replied" ? ("staff" as const) : ("sender" as const),
        at,
        words: openCaseWords(id, sealed) ?? "",
      })),
    ],
  };
}
