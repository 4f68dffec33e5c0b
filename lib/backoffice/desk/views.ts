import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { keptSearch, mostViews } from "./open/views.ts";

const wrongName = (sentence: string) =>
  new AppError("invalid_input", fault("checkFields"), { fields: { name: [sentence] } });

/**
 * Saves a view of the queue under a name for this member. Throws `invalid_input` if the view has no filter or they
 * already use the name, and `conflict` if they have reached the limit.
 */
export async function saveView(
  { member }: Visit,
  { name, view }: { name: string; view: string },
): Promise<{ search: string }> {
  const search = keptSearch(view);
  if (!search) throw new AppError("invalid_input", fault("view.nothing"));
  await db().$transaction(async (on) => {
    // Serializes concurrent saves, so that the second one counts the first.
    await on.$executeRaw`SELECT 1 FROM members WHERE id = ${member.id}::uuid FOR UPDATE`;
    const count = await on.savedView.count({ where: { memberId: member.id } });
    if (count >= mostViews) throw new AppError("conflict", fault("view.many", { most: mostViews }));
    const made = await on.savedView.createMany({
      data: [{ memberId: member.id, name, search }],
      skipDuplicates: true,
    });
    if (made.count === 0) throw wrongName(fault("view.taken"));
    await record({ action: "view.saved", outcome: "done", actorId: member.id }, on);
  });
  return { search };
}

/** Removes one of the member's own views. Throws `not_found` for any other. */
export async function removeView({ member }: Visit, id: string): Promise<void> {
  await db().$transaction(async (on) => {
    const { count } = await on.savedView.deleteMany({ where: { id, memberId: member.id } });
    if (count === 0) throw new AppError("not_found", fault("view.unknown"));
    await record({ action: "view.removed", outcome: "done", actorId: member.id }, on);
  });
}
