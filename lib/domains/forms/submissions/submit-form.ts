import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { fileCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { isFreeMail, kickOutbox } from "#lib/services/mail/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { Member } from "#lib/data/access/open/visit.ts";
import { limit, limitCaller } from "#lib/services/limits/index.ts";
import { storeUnderReference } from "#lib/platform/text/reference.ts";
import { holdOpenVacancy } from "#lib/domains/vacancies/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { holderOf } from "#lib/domains/fields/index.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import { keepUploadsOf } from "#lib/services/uploads/index.ts";
import { changeableStates, countryOf, fieldsOf, type FormDefinition, firstState } from "../open/form.ts";
import { checkAnswers } from "../shared/check-answers.ts";
import { openStarted, ownStarted, type Filler } from "../started/started.ts";
import { addressHash, sealSubmission } from "./submission-body.ts";
import { caseOfForm } from "./case-of-form.ts";
import { mailSender } from "./sender.ts";
import { refuseSecondApplication } from "./send-limits.ts";

type From = {
  member?: Pick<Member, "id" | "email" | "isRegistered"> | undefined;
  token?: string | undefined;
  address: string;
  /** Completes the registration of an unregistered member, in the transaction that stores what they send. */
  register?: ((on: Prisma.TransactionClient) => Promise<void>) | undefined;
};
/** Which started form, and the version of its answers that was checked. */
type Checked = { started: string; version: number };

type Row = {
  id: string;
  sealed: Uint8Array;
  version: number;
  amendsId: string | null;
  vacancyId: string | null;
};

async function findRow(on: Prisma.TransactionClient, id: string, filler: Filler): Promise<Row | undefined> {
  const own = ownStarted(filler);
  if (!own) return undefined;
  const row = await on.startedForm.findFirst({
    where: { id, expiresAt: { gt: new Date() }, ...own },
    select: { id: true, sealed: true, version: true, amendsId: true, vacancyId: true },
  });
  return row ?? undefined;
}

/** The reference under which the same sender already sent this very form. */
async function findSent(on: Prisma.TransactionClient, startedId: string, { memberId, token }: Filler) {
  const sent = await on.submission.findUnique({
    where: { startedId },
    select: { reference: true, memberId: true, holder: true },
  });
  const isOwn =
    sent && ((memberId && sent.memberId === memberId) || (token && sent.holder === holderOf(token)));
  return isOwn ? sent.reference : undefined;
}

/** The ids of all files in the answers. */
const filesIn = (form: FormDefinition, answers: Answers): string[] =>
  fieldsOf(form).flatMap(({ kind, name }) =>
    kind === "file" ? ((answers[name] as string[] | undefined) ?? []) : [],
  );

/** The address for replies, and the owner of the submission. */
type Sender = { address: string; memberId: string | null; holder: string | null };

function senderOf(form: FormDefinition, answers: Answers, { member, token }: From): Sender {
  const typed = answers["email"];
  const address = form.sender === "anybody" && typeof typed === "string" ? typed : member?.email;
  if (!address) throw new AppError("unauthenticated", fault("notSignedIn"));
  return { address, memberId: member?.id ?? null, holder: token ? holderOf(token) : null };
}

async function create(
  on: Prisma.TransactionClient,
  form: FormDefinition,
  { id: startedId, vacancyId }: Pick<Row, "id" | "vacancyId">,
  answers: Answers,
  { address, memberId, holder }: Sender,
): Promise<string> {
  if (form.isFor) {
    await holdOpenVacancy(on, vacancyId);
    if (memberId && vacancyId) await refuseSecondApplication(on, { memberId, vacancyId });
  }
  const named = { memberId, address, countrySlug: countryOf(form, answers) };
  const stored = await storeUnderReference(async (reference) => {
    const [row] = await on.submission.createManyAndReturn({
      data: [
        {
          reference,
          form: form.id,
          startedId,
          memberId,
          holder,
          addressHash: addressHash(address),
          countrySlug: named.countrySlug,
          vacancyId,
          state: firstState(form),
          sealed: sealSubmission({ reference, address, answers }),
        },
      ],
      skipDuplicates: true,
      select: { id: true, reference: true },
    });
    return row;
  });
  await fileCase(
    on,
    { submissionId: stored.id },
    { ...caseOfForm(form), ...named, reference: stored.reference },
  );
  const kind = form.isLetter ? "written" : "sent";
  await on.submissionEvent.create({ data: { submissionId: stored.id, kind }, select: { id: true } });
  await keepUploadsOf(on, startedId, stored.id, filesIn(form, answers));
  return stored.reference;
}

/** Replaces the answers of a submission with changed ones, as long as nobody has begun to decide on them. */
async function change(
  on: Prisma.TransactionClient,
  form: FormDefinition,
  { id: startedId, amendsId }: { id: string; amendsId: string },
  answers: Answers,
  { address }: Sender,
): Promise<string> {
  const sent = await on.submission.findUnique({
    where: { id: amendsId },
    select: { reference: true, state: true },
  });
  if (!sent) throw new AppError("not_found", fault("form.gone"));
  const { reference, state } = sent;
  const now = new Date();
  const isOver = state === "accepted" && changeableStates(form).includes(state);
  const { count } = await on.submission.updateMany({
    where: { id: amendsId, form: form.id, state: { in: isOver ? ["accepted"] : [firstState(form)] } },
    data: {
      // What was decided is reviewed again, within the days its form names from now.
      ...(isOver && { state: "received", sentAt: now, endedAt: null, expiresAt: null }),
      startedId,
      sealed: sealSubmission({ reference, address, answers }),
      addressHash: addressHash(address),
      countrySlug: countryOf(form, answers),
      updatedAt: now,
    },
  });
  if (count === 0) throw new AppError("conflict", fault("form.inHand"));
  const named = { address, countrySlug: countryOf(form, answers), filedAt: now };
  await fileCase(on, { submissionId: amendsId }, { ...caseOfForm(form), ...named, reference });
  await on.submissionEvent.create({
    data: { submissionId: amendsId, kind: "changed" },
    select: { id: true },
  });
  await keepUploadsOf(on, startedId, amendsId, filesIn(form, answers));
  return reference;
}

/** The reference of a form that was already sent; throws `not_found` if it is neither started nor sent. */
async function sentBefore(on: Prisma.TransactionClient, id: string, filler: Filler): Promise<string> {
  const reference = await findSent(on, id, filler);
  if (!reference) throw new AppError("not_found", fault("form.gone"));
  return reference;
}

/** Stores the submission in one transaction with its event, audit line, mail to the sender and registration. */
async function send(
  on: Prisma.TransactionClient,
  form: FormDefinition,
  { id, version, amendsId, vacancyId }: Row,
  answers: Answers,
  { member, token, register }: From,
  sender: Sender,
): Promise<string> {
  // If it is sent twice at once, the second waits here for the first, and then finds the row deleted.
  await on.$queryRaw`SELECT 1 FROM started_forms WHERE id = ${id}::uuid FOR UPDATE`;
  const filler = { memberId: member?.id, token };
  const now = await findRow(on, id, filler);
  if (!now) return sentBefore(on, id, filler);
  if (now.version !== version) throw new AppError("conflict", fault("form.changed"));
  await register?.(on);
  const reference = amendsId
    ? await change(on, form, { id, amendsId }, answers, sender)
    : await create(on, form, { id, vacancyId }, answers, sender);
  await on.startedForm.delete({ where: { id }, select: { id: true } });
  const detail = { form: form.id, isChange: amendsId !== null };
  await record(
    { action: "form.sent", outcome: "done", actorId: member?.id, address: sender.address, detail },
    on,
  );
  const about = form.isLetter ? "ready" : amendsId ? "changed" : "received";
  await mailSender(on, sender.address, { form: form.id, reference, about });
  return reference;
}

/**
 * Sends a started form once, under one reference, also after a double submit. Answers are validated as a whole; what is
 * stored is what its sender saw on the check page. Throws `unauthenticated` if only a member may send it, `conflict` if
 * the answers changed meanwhile or its vacancy was closed, `invalid_input` if a step is incomplete, `not_found` if it
 * expired, `forbidden` if it needs a work address, `rate_limited`.
 */
export async function submitForm(
  form: FormDefinition,
  { started: id, version }: Checked,
  from: From,
): Promise<{ reference: string }> {
  const { member, token, address, register } = from;
  if (form.sender === "member") {
    if (!member) throw new AppError("unauthenticated", fault("form.signIn"));
    if (!member.isRegistered && !register) throw new Error("sent by a member without their registration");
  }
  await limitCaller("submission", address, fault("form.sentOften"));
  const filler = { memberId: member?.id, token };
  const row = await findRow(db(), id, filler);
  if (!row) return { reference: await sentBefore(db(), id, filler) };
  const { answers, open } = checkAnswers(form, openStarted(row));
  if (open) throw new AppError("invalid_input", fault("form.open"));
  if (row.version !== version) throw new AppError("conflict", fault("form.changed"));
  const sender = senderOf(form, answers, from);
  if (form.needsWorkAddress && (await isFreeMail(sender.address)))
    throw new AppError("forbidden", fault("form.freeMail"));
  await limit("submissionMail", sender.address, fault("form.mailedOften"));
  const reference = await db().$transaction((on) => send(on, form, row, answers, from, sender));
  kickOutbox();
  return { reference };
}
