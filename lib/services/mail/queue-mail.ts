import "server-only";
import { z } from "zod";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { seal, open } from "#lib/platform/secrets/index.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** For news that is on a page as well: after three days the mail is of no use. */
export const newsSeconds = 3 * 24 * 60 * 60;

type MailKind =
  | "chat_copy"
  | "code"
  | "new_device"
  | "grant_decided"
  | "submission"
  | "case"
  | "document"
  | "casework"
  | "caseworker"
  | "quote";

type Mail = {
  kind: MailKind;
  /** One plain address without a display name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** After this time the mail is of no use and expires. */
  secondsToLive: number;
};

/** The encrypted content, validated again before it is sent. None of it can inject a header line. */
export const sealedMail = z.object({
  to: z
    .string()
    .max(254)
    .regex(/^[^\s\p{C}<>",;:()[\]\\@]+@[a-z0-9.-]+$/iu),
  subject: z.string().regex(/^\P{Cc}*$/u),
  text: z.string(),
  html: z.string(),
});
export type SealedMail = z.output<typeof sealedMail>;

export const sealPurpose = "outbox";

/**
 * Queues one mail in the outbox and returns its id. In a transaction, it is sent only after the commit; call
 * `kickOutbox` then. Its content and recipient are encrypted with a key that is not in the database.
 */
export async function queueMail(
  { kind, secondsToLive, ...mail }: Mail,
  on: Prisma.TransactionClient = db(),
): Promise<string> {
  const checked = sealedMail.safeParse(mail);
  if (!checked.success) throw new AppError("invalid_input", fault("oneAddress"));
  const sealed = seal(sealPurpose, checked.data);
  // Truncated to the column's milliseconds: rounded up, the mail would not be due yet when the worker runs at once.
  const rows = await on.$queryRaw<{ id: string }[]>`
    INSERT INTO outbox_mails (kind, sealed, next_try_at, expires_at)
    VALUES (${kind}, ${sealed}, date_trunc('milliseconds', now()), now() + make_interval(secs => ${secondsToLive}::float8))
    RETURNING id::text`;
  const [row] = rows;
  if (!row) throw new Error("the outbox took no mail");
  return row.id;
}

const batch = 500;

/**
 * Deletes the unsent mails to an address. The recipient is encrypted with the mail, so this decrypts every waiting one;
 * few wait at any time, and a code waits no longer than it is valid.
 */
export async function dropWaitingMail(email: string, on: Prisma.TransactionClient): Promise<void> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const waiting = await on.outboxMail.findMany({
      where: { id: { gt: after }, sealed: { not: null }, sentAt: null },
      select: { id: true, sealed: true },
      orderBy: { id: "asc" },
      take: batch,
    });
    const theirs = waiting.filter(({ sealed }) => {
      const mail = sealedMail.safeParse(sealed && open(sealPurpose, sealed));
      return mail.success && mail.data.to.toLowerCase() === email;
    });
    await on.outboxMail.deleteMany({ where: { id: { in: theirs.map(({ id }) => id) } } });
    const last = waiting.at(-1);
    if (!last || waiting.length < batch) return;
    after = last.id;
  }
}
