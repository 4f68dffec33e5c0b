import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { secretMinutes } from "./open/limits.ts";
import { openSecret } from "./webhook-secret.ts";

/**
 * The secret of a webhook, the first time an admin asks within `secretMinutes` of its creation; undefined from then on,
 * for everybody.
 */
export const showSecret = ({ member }: Visit, id: string): Promise<string | undefined> =>
  db().$transaction(async (on) => {
    const [shown] = await on.$queryRaw<{ secret: Uint8Array }[]>`
      UPDATE webhooks SET secret_shown_at = now()
      WHERE id = ${id}::uuid AND secret_shown_at IS NULL AND secret_at > now() - make_interval(mins => ${secretMinutes}::int)
      RETURNING secret`;
    if (!shown) return undefined;
    await record(
      { action: "webhook.secret_shown", outcome: "done", actorId: member.id, detail: { webhook: id } },
      on,
    );
    return openSecret(id, shown.secret);
  });
