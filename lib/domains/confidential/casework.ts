import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { sizeClassOf, type ConfidentialState, type SizeClass, type ClosingReason } from "./open/states.ts";
import { dayOf } from "./own-case.ts";
import { addPart } from "./add-part.ts";
import { receiptsOf } from "./file-case.ts";
import { isSealed } from "./open/is-sealed.ts";
import { requireLiveKeys, listRecipients } from "./live-keys.ts";
import type { AnswerInput, CloseInput, ResealInput } from "./schema.ts";

type ListedCase = { id: string; filedOn: string; touchedOn: string; parts: number; size: SizeClass };
export type CaseList = {
  cases: ListedCase[];
  counts: Readonly<Partial<Record<ConfidentialState, number>>>;
  hasMore: boolean;
};

const pageRows = 50;

/**
 * The cases of a state, those that wait longest first; of closed ones, the last closed first. The server cannot read
 * their content.
 */
export async function listCases(
  { member }: Visit,
  { state, page }: { state: ConfidentialState; page: number },
): Promise<CaseList> {
  const order = state === "closed" ? ("desc" as const) : ("asc" as const);
  const [rows, counted] = await Promise.all([
    db().confidentialCase.findMany({
      where: { state },
      select: { id: true, filedOn: true, touchedOn: true, parts: true },
      orderBy: [{ touchedOn: order }, { id: order }],
      skip: (page - 1) * pageRows,
      take: pageRows + 1,
    }),
    db().confidentialCase.groupBy({ by: ["state"], _count: { _all: true } }),
  ]);
  const shown = rows.slice(0, pageRows);
  const sizes = await db().$queryRaw<{ id: string; bytes: number }[]>`
    SELECT case_id AS id, sum(octet_length(sealed))::int AS bytes FROM confidential_parts
    WHERE case_id = ANY (${shown.map(({ id }) => id)}::uuid[]) GROUP BY case_id`;
  const bytesOf = new Map(sizes.map(({ id, bytes }) => [id, bytes]));
  await record({ action: "confidential.listed", outcome: "done", actorId: member.id });
  return {
    cases: shown.map(({ id, filedOn, touchedOn, parts }) => ({
      id,
      filedOn: dayOf(filedOn),
      touchedOn: dayOf(touchedOn),
      parts,
      size: sizeClassOf(bytesOf.get(id) ?? 0),
    })),
    counts: Object.fromEntries(counted.map((one) => [one.state, one._count._all])),
    hasMore: rows.length > pageRows,
  };
}

export type ReadCase = {
  id: string;
  state: ConfidentialState;
  replyTo: string;
  parts: number;
  closedOn: string | undefined;
  closedFor: ClosingReason | undefined;
  contents: { id: string; kind: "message" | "file" | "answer"; day: string }[];
};

/**
 * A case for a caseworker, with its parts still sealed. The audit records that they opened one, and nothing about it.
 */
export async function readCase({ member }: Visit, id: string): Promise<ReadCase | undefined> {
  const found = await db().confidentialCase.findUnique({
    where: { id },
    select: {
      id: true,
      state: true,
      replyTo: true,
      parts: true,
      closedOn: true,
      closedFor: true,
      contents: { select: { id: true, kind: true, addedOn: true }, orderBy: { place: "asc" } },
    },
  });
  if (!found) return undefined;
  await record({ action: "confidential.opened", outcome: "done", actorId: member.id });
  const { closedOn, closedFor, contents, ...rest } = found;
  return {
    ...rest,
    closedOn: closedOn ? dayOf(closedOn) : undefined,
    closedFor: (closedFor as ClosingReason | null) ?? undefined,
    contents: contents.map(({ addedOn, ...part }) => ({ ...part, day: dayOf(addedOn) })),
  };
}

/** One part as it is stored, which is sealed. */
export async function readPart(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const found = await db().confidentialPart.findUnique({ where: { id }, select: { sealed: true } });
  if (!found) throw new AppError("not_found", fault("confidential.unknown"));
  return found.sealed;
}

/** Adds an answer that the caseworker's browser has sealed to all caseworkers and to the receipt. */
export async function answerCase(
  { member }: Visit,
  { id, parts, answer }: AnswerInput,
): Promise<{ id: string }> {
  if (!isSealed(answer.sealed, answer.keys.length + receiptsOf("answer")))
    throw new AppError("invalid_input", fault("confidential.call"));
  await requireLiveKeys(answer.keys);
  await db().$transaction(async (on) => {
    await addPart(on, { caseId: id, kind: "answer", seen: parts, ...answer });
    await record({ action: "confidential.answered", outcome: "done", actorId: member.id }, on);
  });
  return { id };
}

/** Closes a case for a reason that is a code. The time until the case is deleted runs from that day. */
export async function closeCase(
  { member }: Visit,
  { id, parts, reason }: CloseInput,
): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    const today = new Date();
    const { count } = await on.confidentialCase.updateMany({
      where: { id, state: { not: "closed" }, parts },
      data: { state: "closed", closedFor: reason, closedOn: today, touchedOn: today },
    });
    if (count === 0) {
      const found = await on.confidentialCase.findUnique({ where: { id }, select: { state: true } });
      if (!found) throw new AppError("not_found", fault("confidential.unknown"));
      throw new AppError(
        "conflict",
        fault(found.state === "closed" ? "confidential.closed" : "confidential.changed"),
      );
    }
    await record({ action: "confidential.closed", outcome: "done", actorId: member.id }, on);
  });
  return { id };
}

export type ToReseal = { id: string; keys: string[]; replyTo: string | null };

/** Parts that are not sealed to exactly the live keys, because a caseworker joined, left or changed their key. */
export async function listToReseal(): Promise<ToReseal[]> {
  const live = (await listRecipients()).map(({ id }) => id);
  return db().$queryRaw<ToReseal[]>`
    SELECT p.id, p.keys, CASE WHEN p.kind <> 'file' THEN c.reply_to END AS "replyTo"
    FROM confidential_parts p JOIN confidential_cases c ON c.id = p.case_id
    WHERE NOT (p.keys @> ${live}::uuid[] AND p.keys <@ ${live}::uuid[])
    ORDER BY p.id LIMIT 500`;
}

/** Stores a part that was opened and sealed again, to all live keys, unless somebody else did that meanwhile. */
export async function resealPart(
  { member }: Visit,
  { id, from, part }: ResealInput,
): Promise<{ id: string }> {
  await requireLiveKeys(part.keys);
  await db().$transaction(async (on) => {
    const found = await on.confidentialPart.findUnique({ where: { id }, select: { kind: true } });
    if (!found) throw new AppError("not_found", fault("confidential.unknown"));
    const recipients = part.keys.length + receiptsOf(found.kind);
    if (!isSealed(part.sealed, recipients)) throw new AppError("invalid_input", fault("confidential.call"));
    const { count } = await on.confidentialPart.updateMany({
      where: { id, keys: { equals: from } },
      data: { sealed: part.sealed, keys: part.keys },
    });
    if (count === 0) throw new AppError("conflict", fault("confidential.changed"));
    await record({ action: "confidential.resealed", outcome: "done", actorId: member.id }, on);
  });
  return { id };
}
