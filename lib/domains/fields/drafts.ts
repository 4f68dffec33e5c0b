import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { isHttps, readCookie, setCookie, cookieNames } from "#lib/platform/http/cookies.ts";
import { hashToken, open, seal } from "#lib/platform/secrets/index.ts";
import { startedDays, draftMinutes } from "#lib/data/retention/open/periods.ts";
import { statusOf, type ErrorCode } from "#lib/platform/errors.ts";
import { db } from "#lib/platform/db.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { faultsOf, type Faults, type Typed } from "./open/drawn-field.ts";

const draftCookie = cookieNames(isHttps).draft;

const wellFormed = /^[\w-]{43}$/;

/** The token of a request; undefined if it has none, or one that is malformed. */
export function readDraftToken(request: { headers: Headers }): string | undefined {
  const token = readCookie(request, draftCookie);
  return token && wellFormed.test(token) ? token : undefined;
}

/** Keeps the token as long as anything it opens: a draft lasts an hour, an unfinished form days. */
export const draftCookieHeader = (token: string): [string, string] =>
  setCookie(draftCookie, token, { seconds: startedDays * 24 * 60 * 60 });

/** The hash of a token, as stored in the table. */
export const holderOf = (token: string): string => hashToken(token);

const codes = Object.keys(statusOf) as [ErrorCode, ...ErrorCode[]];

/** The sealed content: the fields of a plain form post in order, and what was wrong with them. */
const draftBody = z.object({
  entries: z.array(z.tuple([z.string(), z.string()])),
  fault: z.object({
    code: z.enum(codes),
    message: z.string(),
    fields: z.record(z.string(), z.array(z.string())).optional(),
  }),
});
type DraftBody = z.output<typeof draftBody>;

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
