import "server-only";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { callerKey, siteKey } from "#lib/platform/http/client-address.ts";
import { keyedHash } from "#lib/platform/secrets/index.ts";
import { refusal } from "./files/refusal.ts";
import { unfinished, draftBytes, draftFiles, uploadBytes } from "./open/limits.ts";
import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import { db } from "#lib/platform/db.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { limit, limitCaller } from "#lib/services/limits/index.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { sealName } from "./file-name.ts";

type Tx = Prisma.TransactionClient;
type Row = { id: string; draft: string; field: string; length: number; sealedName: Uint8Array<ArrayBuffer> };
type Given = { address: string; now: Date };

/** An upload without progress for this long counts as abandoned; sooner if nothing of it arrived. */
const givenUpSeconds = { begun: 15 * 60, empty: 3 * 60 };
/** How many abandoned uploads are removed at once. */
const mostGivenUp = 20;
/** How many times the oldest upload of the caller with the most bytes makes room for somebody else. */
const tries = 4;
/** When to retry, because there may be room again. */
const againSeconds = 30;

/** An IPv6 network counts as its /48: its owner would otherwise be 65,536 callers. */
const callerHash = (address: string): string =>
  keyedHash("upload caller", siteKey(address) ?? callerKey(address));

/** Stores the row if the site and its caller have room: one conditional write, over all unfinished uploads. */
async function insertRow(tx: Tx, row: Row, caller: string, now: Date): Promise<boolean> {
  const { site, caller: own } = unfinished;
  const count = await tx.$executeRaw`
    INSERT INTO uploads (id, draft_id, field, length, sealed_name, touched_at, caller_hash)
    SELECT ${row.id}::uuid, ${row.draft}::uuid, ${row.field}, ${row.length}::int, ${row.sealedName}::bytea, ${now}, ${caller}
    FROM (
      SELECT count(*) AS files, coalesce(sum(length), 0) AS bytes,
        count(*) FILTER (WHERE caller_hash = ${caller}) AS own_files,
        coalesce(sum(length) FILTER (WHERE caller_hash = ${caller}), 0) AS own_bytes
      FROM uploads WHERE state = 'receiving'
    ) AS held
    WHERE files < ${site.files}::int AND bytes + ${row.length}::int <= ${site.bytes}::bigint
      AND own_files < ${own.files}::int AND own_bytes + ${row.length}::int <= ${own.bytes}::bigint`;
  return count === 1;
}

/** Removes abandoned uploads, oldest first. */
const removeGivenUp = (tx: Tx, now: Date): Promise<number> =>
  tx.$executeRaw`
    DELETE FROM uploads WHERE id IN (
      SELECT id FROM uploads
      WHERE state = 'receiving' AND touched_at < ${now}::timestamptz - make_interval(secs =>
        CASE WHEN received = 0 THEN ${givenUpSeconds.empty}::int ELSE ${givenUpSeconds.begun}::int END)
      ORDER BY touched_at LIMIT ${mostGivenUp}::int)`;

/**
 * Removes the oldest upload of the caller with the most bytes, if this caller would still have fewer, including the new
 * upload.
 */
const removeOfGreediest = (tx: Tx, caller: string, length: number): Promise<number> =>
  tx.$executeRaw`
    WITH shares AS (
      SELECT caller_hash, sum(length) AS bytes FROM uploads
      WHERE state = 'receiving' AND caller_hash IS NOT NULL GROUP BY 1
    ), greediest AS (
      SELECT caller_hash FROM shares
      WHERE caller_hash <> ${caller}
        AND bytes > ${length}::int + coalesce((SELECT bytes FROM shares WHERE caller_hash = ${caller}), 0)
      ORDER BY bytes DESC LIMIT 1
    )
    DELETE FROM uploads WHERE id = (
      SELECT u.id FROM uploads u JOIN greediest USING (caller_hash)
      WHERE u.state = 'receiving' ORDER BY u.touched_at LIMIT 1)`;

/**
 * Begins an upload in the transaction `tx`, if the unfinished ones leave room for it. If the site is full, it removes
 * abandoned uploads first, and then the oldest of the caller with the most bytes, so that no caller can block uploads
 * for others. Throws `unavailable` if the caller has as many in progress as allowed.
 */
async function beginRow(tx: Tx, row: Row, { address, now }: Given): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('uploads unfinished', 0))`;
  const caller = callerHash(address);
  if (await insertRow(tx, row, caller, now)) return;
  await removeGivenUp(tx, now);
  for (let time = 0; time < tries; time += 1) {
    if (await insertRow(tx, row, caller, now)) return;
    if ((await removeOfGreediest(tx, caller, row.length)) === 0) break;
  }
  throw refusal("unavailable", "fault.busy", undefined, { retryAfterSeconds: againSeconds });
}

type NewUpload = { draft: string; field: string; name: string; length: number };

/** An unfinished upload without progress for this long makes room for another file of its question. */
const givenUpMs = 15 * 60_000;

/** All wait for one database lock, so each instance lets only one of them wait with a connection. */
const beginLimit = oncePerProcess("uploads begun", () => pLimit(1));
const begin = (work: (tx: Prisma.TransactionClient) => Promise<void>): Promise<void> =>
  beginLimit(() => db().$transaction(work));

/** A complete file counts by its stored size, an unfinished one by its declared length. */
const counted = { id: true, field: true, length: true, size: true, state: true, touchedAt: true } as const;

/**
 * Begins an upload and returns its id. Throws if the file is too large, the question has as many as it takes, the form
 * is full, or too much is in progress. Files that are begun at once are counted one after another.
 */
export async function createUpload(
  { draft, field, name, length }: NewUpload,
  { upTo, address, now = new Date() }: { upTo: number; address: string; now?: Date },
): Promise<string> {
  if (length > uploadBytes) throw refusal("too_large", "fault.large", { most: uploadBytes / 1024 / 1024 });
  if (length <= 0) throw refusal("invalid_input", "fault.empty");
  await limitCaller("upload", address, wordsOf("uploads")("fault.often"));
  await limit("uploadDraft", draft, wordsOf("uploads")("fault.oftenDraft"));
  const id = randomUUID();
  await begin(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`uploads ${draft}`}, 0))`;
    const rows = await tx.upload.findMany({
      where: { draftId: draft, submissionId: null, state: { not: "infected" } },
      select: counted,
      take: 2 * draftFiles,
    });
    const isGivenUp = (row: (typeof rows)[number]) =>
      row.field === field && row.state === "receiving" && row.touchedAt.getTime() < now.getTime() - givenUpMs;
    const givenUp = rows.filter(isGivenUp);
    const held = rows.filter((row) => !isGivenUp(row));
    const bytes = held.reduce((sum, row) => sum + (row.size ?? row.length), 0);
    if (held.filter((row) => row.field === field).length >= upTo)
      throw refusal("conflict", "fault.many", { upTo });
    if (held.length >= draftFiles || bytes + length > draftBytes)
      throw refusal("conflict", "fault.full", { files: draftFiles, size: draftBytes / 1024 / 1024 });
    if (givenUp.length > 0)
      await tx.upload.deleteMany({ where: { id: { in: givenUp.map((row) => row.id) } } });
    await beginRow(tx, { id, draft, field, length, sealedName: sealName(id, name) }, { address, now });
  });
  return id;
}
