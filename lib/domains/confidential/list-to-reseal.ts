import "server-only";
import { db } from "#lib/platform/db.ts";
import { listRecipients } from "./recipients.ts";

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
