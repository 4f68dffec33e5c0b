import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { hashToken } from "#lib/platform/secrets/index.ts";

type Renewal = { memberId: string; before: string; after: string; isRemembered: boolean };

/**
 * Gives the browser a new token, so that one planted in it before is worthless. What belonged to the old token moves to
 * the new one: other members of a household stay known in this browser, and the link in a mail about this device still
 * ends the sessions there. The member's own earlier session there ends, because this one replaces it.
 */
export async function renewDevice(
  on: Prisma.TransactionClient,
  { memberId, before, after, isRemembered }: Renewal,
): Promise<{ wasKnown: boolean; isKept: boolean }> {
  const [was, is] = [hashToken(before), hashToken(after)];
  const moved = await on.$queryRaw<{ member_id: string }[]>`
    UPDATE known_devices SET device_hash = ${is} WHERE device_hash = ${was} RETURNING member_id`;
  await on.$executeRaw`
    UPDATE sessions SET ended_at = now()
    WHERE device_hash = ${was} AND member_id = ${memberId}::uuid AND ended_at IS NULL`;
  await on.$executeRaw`
    UPDATE sessions SET device_hash = ${is} WHERE device_hash = ${was}`;
  const wasKnown = moved.some((row) => row.member_id === memberId);
  if (isRemembered) {
    await on.$executeRaw`
      INSERT INTO known_devices (member_id, device_hash) VALUES (${memberId}::uuid, ${is})
      ON CONFLICT (member_id, device_hash) DO UPDATE SET last_seen_at = now()`;
  } else if (wasKnown) {
    await on.$executeRaw`
      DELETE FROM known_devices WHERE member_id = ${memberId}::uuid AND device_hash = ${is}`;
  }
  const others = moved.length - (wasKnown ? 1 : 0);
  return { wasKnown, isKept: isRemembered || others > 0 };
}
