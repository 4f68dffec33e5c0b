import "server-only";
import { z } from "zod";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { readReference } from "#lib/platform/text/reference.ts";
import { openCaseWords } from "./case-events.ts";
import { senderHash } from "./file-case.ts";
import type { CaseKind, CaseState } from "./open/kinds.ts";

/**
 * Identifies a sender: a member, by account or verified address, or a visitor who gave a case's reference and address.
 */
export type CaseSender = {
  member?: { id: string; email: string } | undefined;
  /** The id of the case whose reference and address were given. */
  shown?: string | undefined;
};

/** Whether a case belongs to a member, by account or verified address. */
const isOf = (row: { memberId: string | null; senderHash: string | null }, member: CaseSender["member"]) =>
  !!member && (row.memberId === member.id || row.senderHash === senderHash(member.email));

/** The condition for a sender's own cases. Comments and page feedback cannot be followed by their senders. */
export function ownCases({ member, shown }: CaseSender): Prisma.CaseWhereInput | undefined {
  const own: Prisma.CaseWhereInput[] = [
    ...(member ? [{ memberId: member.id }, { senderHash: senderHash(member.email) }] : []),
    ...(shown ? [{ id: shown }] : []),
  ];
  return own.length > 0 ? { kind: { notIn: ["comment", "feedback"] }, OR: own } : undefined;
}

type Message = { from: "staff" | "sender"; at: Date; words: string };

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
  /** The reference of the case that this one was merged into. */
  mergedInto: string | undefined;
  /** The sender withdrew it, so nobody works on it. */
  isWithdrawn: boolean;
  /**
   * What was sent, if it is only text, and the messages since, oldest first. A visitor who gave reference and address
   * does not see what was sent: a mail contains both, and somebody else may have read it.
   */
  messages: readonly Message[];
};

/**
 * The case with this reference, for its sender. Undefined both for other people's cases and for unknown references.
 * Records that the sender has seen what staff did: it is no longer news, and the next answer is announced by mail
 * again.
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

/** A case in its sender's list. */
export type OwnCaseRow = {
  reference: string;
  kind: CaseKind;
  topic: string;
  state: CaseState;
  filedAt: Date;
  /** Staff did something that the sender has not seen yet. */
  hasNews: boolean;
};

type Which = {
  /** Only these references; all if left out. */
  references?: readonly string[];
  /** Only cases with news, latest news first. */
  isNews?: true;
  take: number;
};

/** A member's own cases, latest first. References to other people's cases are ignored. */
export async function listOwnCases(
  member: NonNullable<CaseSender["member"]>,
  { references, isNews, take }: Which,
): Promise<OwnCaseRow[]> {
  if (references?.length === 0) return [];
  const seen = db().case.fields.senderReadAt;
  const unseen = { newsAt: { not: null }, OR: [{ senderReadAt: null }, { newsAt: { gt: seen } }] };
  const rows = await db().case.findMany({
    where: {
      AND: [ownCases({ member }) ?? {}, isNews ? unseen : {}],
      ...(references && { reference: { in: [...references] } }),
    },
    orderBy: isNews ? [{ newsAt: "desc" }, { id: "asc" }] : [{ filedAt: "desc" }, { id: "asc" }],
    take,
    select: {
      reference: true,
      kind: true,
      topic: true,
      state: true,
      filedAt: true,
      newsAt: true,
      senderReadAt: true,
    },
  });
  return rows.map(({ newsAt, senderReadAt, ...row }) => ({
    ...row,
    hasNews: newsAt !== null && (senderReadAt === null || newsAt > senderReadAt),
  }));
}

/** The messages between staff and a member about what they sent, for a copy of their data; latest first. */
export async function exportCasesOf(member: { id: string; email: string }, take: number) {
  const rows = await db().case.findMany({
    where: ownCases({ member }) ?? { id: { in: [] } },
    orderBy: [{ filedAt: "desc" }, { id: "asc" }],
    take,
    select: {
      id: true,
      reference: true,
      kind: true,
      topic: true,
      state: true,
      filedAt: true,
      dueAt: true,
      endedAt: true,
      events: {
        where: { kind: { in: ["replied", "written"] } },
        orderBy: { id: "asc" },
        select: { kind: true, at: true, sealed: true },
      },
    },
  });
  return rows.map(({ id, events, ...row }) => ({
    ...row,
    messages: events.map(({ kind, at, sealed }) => ({
      byYou: kind === "written",
      at,
      words: openCaseWords(id, sealed),
    })),
  }));
}
