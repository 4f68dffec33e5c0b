import "server-only";
import { db } from "#lib/platform/db.ts";
import { open } from "#lib/platform/secrets/index.ts";
import { maskAddress } from "#lib/platform/text/shown-address.ts";
import { sealedMail, sealPurpose } from "./queue-mail.ts";
import type { MailState } from "./open/mail-states.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";

export type OutboxCounts = {
  waiting: number;
  /** How many of the waiting mails are due, and how many seconds the oldest of them has been due. */
  due: number;
  lagSeconds: number;
  /** Waiting for more than an hour. */
  old: number;
  failed: number;
  sent: number;
};

/** Counts the stored mails by state. */
export async function countOutbox(): Promise<OutboxCounts> {
  const [counts] = await db().$queryRaw<OutboxCounts[]>`
    SELECT (count(*) FILTER (WHERE sent_at IS NULL AND failed_at IS NULL))::int AS waiting,
      (count(*) FILTER (WHERE sent_at IS NULL AND failed_at IS NULL AND next_try_at <= now()))::int AS due,
      coalesce(extract(epoch FROM now() - min(next_try_at) FILTER (WHERE sent_at IS NULL AND failed_at IS NULL
        AND next_try_at <= now())), 0)::float8 AS "lagSeconds",
      (count(*) FILTER (WHERE sent_at IS NULL AND failed_at IS NULL AND created_at < now() - interval '1 hour'))::int AS old,
      (count(*) FILTER (WHERE failed_at IS NOT NULL AND sent_at IS NULL))::int AS failed,
      (count(*) FILTER (WHERE sent_at IS NOT NULL))::int AS sent
    FROM outbox_mails`;
  if (!counts) throw new Error("a count without a row");
  return counts;
}

/**
 * A mail as an admin reads it: without its content, and with its address masked to what distinguishes it from others.
 */
export type ListedMail = {
  id: string;
  kind: string;
  state: MailState;
  tries: number;
  createdAt: Date;
  nextTryAt: Date;
  expiresAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
  /** The class of the last attempt's error. */
  lastFault: string | null;
  to: string | undefined;
  /** Whether it may be retried at once. */
  mayRetry: boolean;
};

type Row = Omit<ListedMail, "to"> & { sealed: Uint8Array | null };

const mailsPerPage = 50;

function addressOf(sealed: Uint8Array | null): string | undefined {
  const mail = sealedMail.safeParse(sealed && open(sealPurpose, sealed));
  return mail.success ? maskAddress(mail.data.to) : undefined;
}

/** The mails in one state, newest first; a page continues after the mail in `after`. */
export async function listOutbox(
  state: MailState,
  after: string | undefined,
): Promise<{ mails: ListedMail[]; next: string | undefined }> {
  const rows = await db().$queryRaw<Row[]>`
    WITH mails AS (
      SELECT *, CASE WHEN sent_at IS NOT NULL THEN 'sent' WHEN failed_at IS NOT NULL THEN 'failed' ELSE 'waiting' END AS state
      FROM outbox_mails
    )
    SELECT id::text, kind, state, tries, created_at AS "createdAt", next_try_at AS "nextTryAt", expires_at AS "expiresAt",
      sent_at AS "sentAt", failed_at AS "failedAt", last_fault AS "lastFault", sealed,
      (last_fault IS NOT NULL AND sealed IS NOT NULL AND sent_at IS NULL AND expires_at > now()
        AND (failed_at IS NOT NULL OR next_try_at > now())) AS "mayRetry"
    FROM mails
    WHERE state = ${state}
      AND (${after ?? null}::uuid IS NULL
        OR (created_at, id) < (SELECT o.created_at, o.id FROM outbox_mails o WHERE o.id = ${after ?? null}::uuid))
    ORDER BY created_at DESC, id DESC
    LIMIT ${mailsPerPage + 1}`;
  const mails = rows
    .slice(0, mailsPerPage)
    .map(({ sealed, ...mail }) => ({ ...mail, to: addressOf(sealed) }));
  return { mails, next: rows.length > mails.length ? mails.at(-1)?.id : undefined };
}

/**
 * Retries a failed mail at once, in the transaction `on`; a mail that was given up gets all its attempts again. Returns
 * its kind, or undefined if it was sent, has expired, is due already or is being sent: then its content is wiped or
 * another process has it. Of two concurrent calls, the second waits for the first and finds the mail due, even if its
 * own transaction began earlier: so the query compares with clock_timestamp() instead of now(). Call `kickOutbox` after
 * the commit.
 */
export async function retryMail(id: string, on: Prisma.TransactionClient): Promise<string | undefined> {
  const [row] = await on.$queryRaw<{ kind: string }[]>`
    UPDATE outbox_mails
    SET next_try_at = date_trunc('milliseconds', now()), tries = CASE WHEN failed_at IS NULL THEN tries ELSE 0 END,
      failed_at = NULL
    WHERE id = ${id}::uuid AND last_fault IS NOT NULL AND sealed IS NOT NULL AND sent_at IS NULL AND expires_at > now()
      AND (failed_at IS NOT NULL OR next_try_at > clock_timestamp())
    RETURNING kind`;
  return row?.kind;
}
