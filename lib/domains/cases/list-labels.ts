import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Looker } from "./matching.ts";

const mostListed = 20;
/** How many cases of each kind and state are read, those due last. It is enough to find the labels in use. */
const mostAsked = 200;

/** The most common labels on the later cases that the reader may see. The cost does not grow with the queue. */
export async function listLabels({ kinds }: Pick<Looker, "kinds">): Promise<string[]> {
  const rows = await db().$queryRaw<{ label: string }[]>`
    SELECT l.label
    FROM unnest(${[...kinds]}::case_kind[]) AS k(kind)
      CROSS JOIN unnest(enum_range(NULL::case_state)) AS s(state)
      CROSS JOIN LATERAL (
        SELECT c.labels FROM cases c WHERE c.kind = k.kind AND c.state = s.state
        ORDER BY c.due_at DESC, c.id DESC LIMIT ${mostAsked}) AS later
      CROSS JOIN unnest(later.labels) AS l(label)
    GROUP BY l.label ORDER BY count(*) DESC, l.label LIMIT ${mostListed}`;
  return rows.map(({ label }) => label);
}
