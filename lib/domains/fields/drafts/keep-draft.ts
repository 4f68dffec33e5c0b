import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "#lib/platform/db.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { seal } from "#lib/platform/secrets/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { draftMinutes } from "#lib/data/retention/open/periods.ts";
import { holderOf } from "./draft-cookie.ts";
import type { DraftBody } from "./draft.ts";

/** Stores what was typed, sealed, for an hour and for the holder of `token`. Returns the id of the draft. */
export async function keepDraft(
  form: string,
  body: DraftBody,
  { token, address, now = new Date() }: { token: string; address: string; now?: Date },
): Promise<string> {
  await limitCaller("formDraft", address, fault("draftsOften"));
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + draftMinutes * 60_000);
  const sealed = seal("form draft", { id, ...body });
  await db().formDraft.create({ data: { id, form, holder: holderOf(token), sealed, expiresAt } });
  return id;
}
