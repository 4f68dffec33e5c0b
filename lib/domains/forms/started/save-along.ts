import "server-only";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { startedMemberDays } from "#lib/data/retention/open/periods.ts";

/** Stores answers that a browser has encrypted, for anyone who has the link. Their key never reaches the server. */
export async function saveAlong(
  form: FormId,
  body: string,
  { address, now = new Date() }: { address: string; now?: Date },
): Promise<{ id: string; until: string }> {
  await limitCaller("savedForm", address, fault("form.savedOften"));
  const expiresAt = new Date(now.getTime() + startedMemberDays * 86_400_000);
  const { id } = await db().savedForm.create({
    data: { form, body: new Uint8Array(Buffer.from(body, "base64url")), expiresAt },
    select: { id: true },
  });
  return { id, until: expiresAt.toISOString() };
}

/** The answers stored under an id, still encrypted. Throws `not_found` once they have expired. */
export async function findSavedAlong(form: FormId, id: string, address: string): Promise<{ body: string }> {
  await limitCaller("savedForm", address, fault("form.savedOften"));
  const row = isUuid(id)
    ? await db().savedForm.findFirst({
        where: { id, form, expiresAt: { gt: new Date() } },
        select: { body: true },
      })
    : null;
  if (!row) throw new AppError("not_found", fault("form.savedGone", { days: startedMemberDays }));
  return { body: Buffer.from(row.body).toString("base64url") };
}
