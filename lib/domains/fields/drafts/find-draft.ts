import "server-only";
import { z } from "zod";
import { db } from "#lib/platform/db.ts";
import type { ErrorCode } from "#lib/platform/errors.ts";
import { open } from "#lib/platform/secrets/index.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import type { Faults, Typed } from "../open/drawn-field.ts";
import { faultsOf } from "../open/faults-of.ts";
import { holderOf } from "./draft-cookie.ts";
import { draftBody, type DraftBody } from "./draft.ts";

/** A form as it was posted: what was typed, by control name, and what is wrong, by path. */
export type FormState = { form: string; typed: Typed; faults: Faults; code: ErrorCode };

function typedOf(entries: DraftBody["entries"]): Typed {
  const typed: Record<string, string[]> = {};
  for (const [name, value] of entries) (typed[name] ??= []).push(value);
  return typed;
}

/**
 * A draft of one of these forms, for the browser that has `token`; undefined if it belongs to another browser, has
 * expired or is unknown.
 */
export async function findDraft(
  forms: readonly string[],
  id: string,
  token: string | undefined,
): Promise<FormState | undefined> {
  if (!isUuid(id) || !token) return undefined;
  const row = await db().formDraft.findFirst({
    where: { id, form: { in: [...forms] }, holder: holderOf(token), expiresAt: { gt: new Date() } },
    select: { form: true, sealed: true },
  });
  const sealed = row && open("form draft", row.sealed);
  const parsed = draftBody.extend({ id: z.literal(id) }).safeParse(sealed);
  if (!row || !parsed.success) return undefined;
  const { entries, fault } = parsed.data;
  return {
    form: row.form,
    typed: typedOf(entries),
    faults: faultsOf(fault.message, fault.fields),
    code: fault.code,
  };
}
