import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { documentMail, kickOutbox, newsSeconds, queueMail } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";
import { AppError } from "#lib/platform/errors.ts";
import { holdsUploads, removeUploadsOf } from "#lib/services/uploads/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { findPortalByKey } from "../find-portal.ts";
import type { NewDocument } from "../schema.ts";
import { sealDocumentWords } from "./read-documents.ts";

const refuse = (field: "email" | "file", sentence: string) =>
  new AppError("invalid_input", fault("checkFields"), { fields: { [field]: [sentence] } });

/** The single reader of a document, if it has one. They must have access to the portal now. */
async function findReader(on: Prisma.TransactionClient, { portal, email }: NewDocument) {
  if (email === undefined) return undefined;
  const [reader] = await on.$queryRaw<{ id: string; email: string }[]>`
    SELECT m.id::text, m.email FROM members m JOIN grants g ON g.member_id = m.id
    WHERE m.email = ${email} AND g.portal = ${portal} AND g.state = 'approved'
      AND (g.expires_at IS NULL OR g.expires_at > now())`;
  if (!reader) throw refuse("email", fault("document.noReader"));
  return reader;
}

/** Notifies the reader that the document is available. The mail does not describe it; the portal does. */
async function tell(on: Prisma.TransactionClient, to: string, key: NewDocument["portal"]): Promise<void> {
  const { name: portal, path } = findPortalByKey(key);
  const letter = documentMail({ portal, url: new URL(`${path}#documents`, env.SITE_URL).href });
  await queueMail({ kind: "document", to, ...letter, secondsToLive: newsSeconds }, on);
}

/**
 * Publishes a document to everybody in a portal or to one member of it. Its file has been uploaded under this id.
 * Document, audit entry and mail are one transaction. Throws `invalid_input` if the file is gone or the member may not
 * enter.
 */
export async function publishDocument(
  { member }: Visit,
  id: string,
  input: NewDocument,
): Promise<{ id: string }> {
  const { portal, kind, title, about, issuedOn, file } = input;
  await db().$transaction(async (on) => {
    const reader = await findReader(on, input);
    if (!(await holdsUploads(on, id, file))) throw refuse("file", fault("document.noFile"));
    await on.portalDocument.create({
      data: {
        id,
        portal,
        kind,
        issuedOn: new Date(issuedOn),
        memberId: reader?.id ?? null,
        sealed: sealDocumentWords(id, { title, ...(about && { about }) }),
        publishedById: member.id,
      },
      select: { id: true },
    });
    const detail = { portal, kind, document: id, isForOne: reader !== undefined };
    await record(
      { action: "document.published", outcome: "done", actorId: member.id, address: reader?.email, detail },
      on,
    );
    if (reader) await tell(on, reader.email, portal);
  });
  kickOutbox();
  return { id };
}

/** Withdraws a document, so that nobody can open it any more. Of two concurrent calls the second throws `not_found`. */
export async function withdrawDocument({ member }: Visit, id: string): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    const row = await on.portalDocument.findUnique({ where: { id }, select: { portal: true, kind: true } });
    const { count } = await on.portalDocument.deleteMany({ where: { id } });
    if (!row || count === 0) throw new AppError("not_found", fault("document.gone"));
    const detail = { ...row, document: id };
    await record({ action: "document.withdrawn", outcome: "done", actorId: member.id, detail }, on);
  });
  // The document is already out of reach. If its file cannot be deleted now, the next purge deletes it.
  await unlessAway("removeUploadsOf", () => removeUploadsOf({ draftId: id }));
  return { id };
}
