import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import {
  applyEdit,
  builtFiles,
  overlayEdits,
  type FactEdit,
  type CountryFile,
} from "#lib/data/countries/record/index.ts";
import { log } from "#lib/platform/log.ts";
import { poll } from "#lib/platform/cache/poll.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { record } from "#lib/services/audit/index.ts";
import { readEdit } from "./stored-edit.ts";

/**
 * Increases the number of the version, in the transaction `on` that changes the facts shown. The row stays locked until
 * the commit, so changes are serialized.
 */
export async function raiseVersion(on: Prisma.TransactionClient): Promise<void> {
  await on.$executeRaw`
    INSERT INTO fact_editions AS held (id, number) VALUES (1, 1)
    ON CONFLICT (id) DO UPDATE SET number = held.number + 1`;
}

/** The current number of the version. */
async function readVersionNumber(): Promise<number> {
  const row = await db().factVersion.findUnique({ where: { id: 1 }, select: { number: true } });
  return row?.number ?? 0;
}

const most = 5_000;

/** The approved edits, in order of approval. */
export async function listApproved(): Promise<FactEdit[]> {
  const rows = await db().factEdit.findMany({
    where: { state: "approved" },
    orderBy: [{ decidedAt: "asc" }, { id: "asc" }],
    take: most,
  });
  return rows.flatMap((row) => readEdit(row) ?? []);
}

/** How often an instance polls for changes, by reading one row by its key. */
const everyMs = 5_000;

const held = oncePerProcess("version of the overlay", () => ({ number: undefined as number | undefined }));

/** The edits that change the records of the build, in order. Those that do not fit are left out and logged. */
function thoseThatApply(edits: readonly FactEdit[]): FactEdit[] {
  const files = new Map<string, CountryFile>(builtFiles.map((file) => [file.slug, file]));
  return edits.filter((edit) => {
    const [file, base] = [files.get(edit.country), builtFiles.find(({ slug }) => slug === edit.country)];
    if (!file || !base) return false;
    const outcome = applyEdit(file, base, edit);
    if (outcome.does === "apply") files.set(edit.country, outcome.file);
    if (outcome.does === "misfit" || outcome.does === "overtaken")
      log.warn({ edit: edit.id, why: outcome.does }, "an approved edit is not applied to the records");
    return outcome.does === "apply";
  });
}

/** Overlays the approved edits on this process's records, if they have changed since the last time. */
export async function refreshVersion(): Promise<void> {
  const number = await readVersionNumber();
  if (number === held.number) return;
  overlayEdits(thoseThatApply(await listApproved()));
  held.number = number;
}

/** Keeps this process's facts in line with the approved edits: reads them now, and polls every five seconds. */
export const followVersions = (): void => poll({ name: "refreshVersion", everyMs, read: refreshVersion });

/** Whether the files of this build already contain an edit. */
function isTakenIn(edit: FactEdit): boolean {
  const base = builtFiles.find(({ slug }) => slug === edit.country);
  return base !== undefined && applyEdit(base, base, edit).does === "nothing";
}

/**
 * Retires the approved edits that the records now contain. Call it only when every instance runs a build with these
 * records: an instance with an older build would show the old values again.
 */
export async function retireEdits(): Promise<FactEdit[]> {
  const done = (await listApproved()).filter(isTakenIn);
  if (done.length === 0) return [];
  await db().$transaction(async (on) => {
    await raiseVersion(on);
    await on.factEdit.updateMany({
      where: { id: { in: done.map(({ id }) => id) }, state: "approved" },
      data: { state: "retired", endedAt: new Date() },
    });
    for (const { id, country, path } of done)
      await record(
        { action: "fact.retired", outcome: "done", detail: { edit: id, country, fact: path } },
        on,
      );
  });
  return done;
}
