import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { mostViews } from "../open/views.ts";

export type SavedView = { id: string; name: string; search: string };

/** A member's saved views of the queue, by name. */
export const listViews = ({ member }: Visit): Promise<SavedView[]> =>
  db().savedView.findMany({
    where: { memberId: member.id },
    orderBy: { name: "asc" },
    take: mostViews,
    select: { id: true, name: true, search: true },
  });
