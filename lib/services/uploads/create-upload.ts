import "server-only";
import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { limit, limitCaller } from "#lib/services/limits/index.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { beginRow } from "./begin-row.ts";
import { sealName } from "./file-name.ts";
import { refusal } from "./files/refusal.ts";
import { draftBytes, draftFiles, uploadBytes } from "./open/limits.ts";

export type NewUpload = { draft: string; field: string; name: string; length: number };

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
