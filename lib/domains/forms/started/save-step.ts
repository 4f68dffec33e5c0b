import "server-only";
import { randomUUID } from "node:crypto";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { db, planned } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { newToken } from "#lib/platform/secrets/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { holderOf } from "#lib/domains/fields/index.ts";
import type { Answers, Field } from "#lib/domains/fields/open/fields.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { pathOf } from "#lib/domains/fields/open/field-names.ts";
import {
  askedFields,
  checkAnswers,
  checkFields,
  stepAfter,
  type FieldFaults,
} from "../shared/check-answers.ts";
import type { FormDefinition, Step } from "../open/form.ts";
import { findStarted, lapseOf, sealStarted, type Filler, type Started } from "./started.ts";

/** Checks answers that name files: each must be a complete file of this form, or of the submission it changes. */
async function checkFiles(
  fields: readonly Field[],
  answers: Answers,
  started: Started | undefined,
): Promise<FieldFaults> {
  const faults: FieldFaults = {};
  for (const field of fields) {
    const ids = answers[field.name] as string[] | undefined;
    if (field.kind !== "file" || !ids || ids.length === 0) continue;
    const count = started
      ? await db().upload.count({
          where: {
            id: { in: ids },
            field: field.name,
            state: { in: ["scanning", "unscanned", "clean"] },
            OR: [
              { draftId: started.id, submissionId: null },
              ...(started.amendsId ? [{ submissionId: started.amendsId }] : []),
            ],
          },
        })
      : 0;
    if (count !== new Set(ids).size) faults[pathOf(field)] = [wordsOf("uploads")("fault.notKept")];
  }
  return faults;
}

type From = Filler & { address: string; now?: Date };

/** The next step, or "check", and the id of the started form. `token` is set if the browser had none. */
export type SavedStep = { next: string; started: string; token?: string };

/** The stored answers, with those of one step replaced. */
function withStep(kept: Answers, step: Step, answers: Answers): Answers {
  const own = new Set(step.fields.map(({ name }) => name));
  const rest = Object.entries(kept).filter(([name]) => !own.has(name));
  // JSON has no undefined, so an optional answer that was left out of a sent step is null.
  const entries = Object.entries(answers).map(([name, answer]) => [name, answer ?? null]);
  return Object.fromEntries([...rest, ...entries]);
}

/** The ISO code of the country in an answer: an African one by its slug, any by its code, or that of an address. */
function codeIn(answer: unknown): string {
  const named =
    typeof answer === "object" && answer !== null && "country" in answer ? answer.country : answer;
  return typeof named === "string" ? (findCountry(named)?.iso2 ?? named) : "";
}

/** A phone number as it was typed, with the country that the form already has. */
const typedAt = (typed: unknown, home: unknown): unknown =>
  typeof typed === "object" && typed !== null ? { ...typed, country: codeIn(home) } : typed;

/** The posted answers, with values that the form already has in place of what was posted for them. */
const withGiven = (fields: readonly Field[], posted: Answers, kept: Answers): Answers => ({
  ...posted,
  ...Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const { name } = field;
      if (field.kind === "text" && field.isGiven) return [[name, kept[name]]];
      if (field.kind !== "phone" || !field.home) return [];
      return [[name, typedAt(posted[name], posted[field.home] ?? kept[field.home])]];
    }),
  ),
});

type Stored = Pick<Started, "id">;

/** Stores answers in a row that has not changed since it was read; undefined if it was written or sent meanwhile. */
async function change(
  { id, version }: Started,
  answers: Answers,
  { memberId, now }: Filler & { now: Date },
): Promise<Stored | undefined> {
  const sealed = sealStarted(id, answers);
  const member = memberId ?? null;
  const expiresAt = lapseOf({ memberId }, now);
  const count = await db().$executeRaw`${planned("change_started")}
    UPDATE started_forms
    SET sealed = ${sealed}, version = version + 1, updated_at = ${now}, expires_at = ${expiresAt},
        member_id = coalesce(${member}::uuid, member_id)
    WHERE id = ${id}::uuid AND version = ${version}`;
  return count === 1 ? { id } : undefined;
}

async function create(
  on: Prisma.TransactionClient,
  form: FormId,
  answers: Answers,
  { memberId, token, now }: Filler & { now: Date },
): Promise<Stored> {
  const id = randomUUID();
  const owner = memberId ? { memberId } : { holder: token ? holderOf(token) : null };
  const expiresAt = lapseOf({ memberId }, now);
  const data = { id, form, sealed: sealStarted(id, answers), createdAt: now, updatedAt: now, expiresAt };
  await on.startedForm.create({ data: { ...data, ...owner }, select: { id: true } });
  return { id };
}

/** Begins a form. If a filler sends two first steps at once, the second finds the row of the first: undefined. */
const createOnce = (
  form: FormId,
  answers: Answers,
  who: Filler & { now: Date },
): Promise<Stored | undefined> =>
  db().$transaction(async (on) => {
    const owner = `started ${form} ${who.memberId ?? holderOf(who.token ?? "")}`;
    await on.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${owner}, 0))::text`;
    return (await findStarted(form, who, on)) ? undefined : create(on, form, answers, who);
  });

/** Writes to one form that are not rate-limited: many times what its steps need. */
const freeWrites = 60;

/** A try fails only if another step of the same filler was stored: nobody sends more than these at once. */
const mostTries = 12;

/**
 * Validates the answers of one step and stores them, sealed, beside those of the others. Steps may come in any order:
 * sending the form checks that none is missing. Throws `not_found` for a step that the form does not have, `conflict`
 * for one that earlier answers skip and for a form that has to be begun elsewhere, `invalid_input` with the fields,
 * `rate_limited`.
 */
export async function saveStep(
  form: FormDefinition,
  name: string,
  given: Answers,
  { address, now = new Date(), ...filler }: From,
): Promise<SavedStep> {
  const step = form.steps.find((one) => one.name === name);
  if (!step) throw new AppError("not_found", fault("form.noStep"));
  const isNew = !filler.memberId && !filler.token;
  const who = { ...(isNew ? { token: newToken() } : filler), now };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const started = isNew ? undefined : await findStarted(form.id, who);
    if (form.isFor && !started) throw new AppError("conflict", fault("vacancy.begin"));
    if (tries === 0 && (!started || started.version >= freeWrites))
      await limitCaller("formBegun", address, fault("form.stepsOften"));
    const kept = started?.answers ?? {};
    const fields = askedFields(step, checkAnswers(form, kept).answers);
    if (fields.length === 0) throw new AppError("conflict", fault("form.notAsked"));
    const { answers, faults } = checkFields(fields, withGiven(fields, given, kept));
    Object.assign(faults, await checkFiles(fields, answers, started));
    if (Object.keys(faults).length > 0)
      throw new AppError("invalid_input", fault("checkFields"), { fields: faults });
    const whole = withStep(kept, step, answers);
    const stored = await (started
      ? change(started, whole, who)
      : isNew
        ? create(db(), form.id, whole, who)
        : createOnce(form.id, whole, who));
    if (stored) {
      const next = stepAfter(checkAnswers(form, whole), name);
      return { started: stored.id, next, ...(isNew && who.token && { token: who.token }) };
    }
  }
  throw new AppError("unavailable", fault("away"), { retryAfterSeconds: 1 });
}
