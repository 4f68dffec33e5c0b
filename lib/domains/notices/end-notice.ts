import "server-only";
import { record } from "#lib/services/audit/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { refreshNotices } from "./follow-notices.ts";
import { getNotice } from "./get-notice.ts";
import { withNoticeLock } from "./with-notice-lock.ts";

/**
 * Ends a notice now, in the version that was read; one that has not begun is never shown. Throws `conflict` if somebody
 * changed or ended it meanwhile.
 */
export async function endNotice(
  { member }: Visit,
  { id, version }: { id: string; version: number },
  now = new Date(),
): Promise<{ id: string }> {
  await withNoticeLock(async (on) => {
    const { startsAt, countrySlug } = await getNotice(on, { id, version }, now);
    await on.siteNotice.update({
      where: { id, version },
      data: {
        ...(startsAt > now && { startsAt: now }),
        endsAt: now,
        version: { increment: 1 },
        changedById: member.id,
        changedAt: now,
      },
      select: { id: true },
    });
    const detail = { notice: id, place: countrySlug ?? "site" };
    await record({ action: "notice.ended", outcome: "done", actorId: member.id, detail }, on);
  });
  await refreshNotices().catch(() => undefined); // the next poll repeats a failed refresh
  return { id };
}
