import "server-only";
import { caseTopic, isInThread } from "#lib/domains/cases/index.ts";
import { typingTopic } from "#lib/domains/chat/open/topics.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { tellAll } from "#lib/services/realtime/live/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { mayDecide } from "../open/rights.ts";
import type { TalkTold } from "../schema.ts";
import { requireTalk } from "./find-talk.ts";

/** Sends a visitor a read receipt or a typing notice from a colleague who has the right to answer. */
export async function tellInChat(visit: Visit, told: TalkTold): Promise<Record<string, never>> {
  const { row, talk } = await requireTalk(visit, told.reference);
  if (!mayDecide(visit.member.role, row.kind)) throw new AppError("forbidden", fault("mayNot"));
  if ("typing" in told) await tellAll(typingTopic(row.id), "staff");
  if ("seen" in told) {
    const seen = BigInt(told.seen);
    if (!(await isInThread(row.id, seen))) throw new AppError("invalid_input", fault("chat.otherLine"));
    const count = await db().$executeRaw`
      UPDATE conversations SET staff_saw_id = ${seen}
      WHERE id = ${talk.id}::uuid AND (staff_saw_id IS NULL OR staff_saw_id < ${seen})`;
    if (count > 0) await tellAll(caseTopic(row.id));
  }
  return {};
}
