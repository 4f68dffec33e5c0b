import "server-only";
import { db } from "#lib/platform/db.ts";
import type { LinkCheck } from "../open/link-check.ts";

const atOnce = 500;
/** A redirect target is stored only if it is no longer than an address may be. */
const longestAddress = 500;

/**
 * Stores the results of link checks, replacing the earlier ones. If all URLs were checked, the results of others are
 * deleted, since no record names them any more.
 */
export async function saveLinkChecks(
  checks: readonly Omit<LinkCheck, "checkedAt">[],
  { isWhole }: { isWhole: boolean },
): Promise<void> {
  await db().$transaction(async (on) => {
    for (let from = 0; from < checks.length; from += atOnce) {
      const some = checks.slice(from, from + atOnce).map(({ url, answer, status, movedTo }) => ({
        url,
        answer,
        status,
        moved_to: movedTo !== null && movedTo.length <= longestAddress ? movedTo : null,
      }));
      await on.$executeRaw`
        INSERT INTO link_checks AS known (url, answer, status, moved_to, checked_at)
        SELECT c.url, c.answer::link_answer, c.status, c.moved_to, now()
        FROM jsonb_to_recordset(${JSON.stringify(some)}::text::jsonb) AS c (url text, answer text, status int, moved_to text)
        ON CONFLICT (url) DO UPDATE SET answer = excluded.answer, status = excluded.status,
          moved_to = excluded.moved_to, checked_at = excluded.checked_at`;
    }
    const urls = checks.map(({ url }) => url);
    if (isWhole) await on.$executeRaw`DELETE FROM link_checks WHERE NOT (url = ANY (${urls}::text[]))`;
  });
}
