import "server-only";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { readChain, record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { countOutbox } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";
import { checkStorage } from "#lib/services/uploads/index.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { readJobStates } from "#lib/services/jobs/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";

/** The state of this instance and of the services it uses. A value is undefined if its check failed. */
export type Health = {
  databaseMs: number | undefined;
  migrations: { applied: number; last: string; unfinished: number; missing: number | undefined } | undefined;
  jobs:
    | { lagSeconds: number; failed: number; lastUpkeepAt: Date | undefined; hasUpkeepFailed: boolean }
    | undefined;
  mail: { lagSeconds: number; due: number; failed: number } | undefined;
  storage: { ms: number; isFolder: boolean } | undefined;
  audit: { unchained: number; checkedAt: Date | undefined; faults: number } | undefined;
  process: { startedAt: Date; node: string; memoryMb: number };
  settings: { mail: "smtp" | "demo" | "none"; scanner: boolean };
};

/** A check that takes longer counts as failed. */
const patienceMs = 3_000;

/** How long `work` takes in milliseconds; undefined if it fails or times out. */
function timed(action: string, work: () => Promise<unknown>): Promise<number | undefined> {
  const begun = performance.now();
  return unlessAway(action, async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, refuse) => {
      timer = setTimeout(() => refuse(new Error("no answer in time")), patienceMs);
    });
    await Promise.race([work(), late]).finally(() => clearTimeout(timer));
    return performance.now() - begun;
  });
}

/** The migrations shipped with this build; undefined if their folder is missing. */
const shippedMigrations = async (): Promise<string[] | undefined> =>
  readdir(path.join(process.cwd(), "prisma/migrations"), { withFileTypes: true }).then(
    (entries) => entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    () => undefined,
  );

async function readMigrations(): Promise<NonNullable<Health["migrations"]>> {
  const [rows, shipped] = await Promise.all([
    db().$queryRaw<{ name: string; isFinished: boolean }[]>`
      SELECT migration_name AS name, finished_at IS NOT NULL AS "isFinished" FROM _prisma_migrations
      WHERE rolled_back_at IS NULL ORDER BY migration_name`,
    shippedMigrations(),
  ]);
  const finished = rows.filter(({ isFinished }) => isFinished).map(({ name }) => name);
  return {
    applied: finished.length,
    last: finished.at(-1) ?? "",
    unfinished: rows.length - finished.length,
    missing: shipped?.filter((name) => !finished.includes(name)).length,
  };
}

async function readJobLag(): Promise<NonNullable<Health["jobs"]>> {
  const states = await readJobStates();
  const since = states.flatMap(({ dueSince }) => dueSince?.getTime() ?? []);
  const upkeep = states.find(({ name }) => name === "purge");
  return {
    lagSeconds: since.length > 0 ? Math.max(0, (Date.now() - Math.min(...since)) / 1_000) : 0,
    failed: states.reduce((sum, { failed }) => sum + failed, 0),
    lastUpkeepAt: upkeep?.lastAt ?? undefined,
    hasUpkeepFailed: upkeep?.hasFailedLast ?? false,
  };
}

async function readAuditState(): Promise<NonNullable<Health["audit"]>> {
  const { unchained, check } = await readChain();
  return { unchained, checkedAt: check?.finishedAt, faults: check?.faults.length ?? 0 };
}

/** Runs all checks at once. Each call is recorded in the audit log. */
export async function readHealth({ member }: Visit): Promise<Health> {
  const [databaseMs, migrations, jobs, mail, storageMs, audit] = await Promise.all([
    timed("readHealth", () => db().$queryRaw<{ one: number }[]>`SELECT 1 AS one`.then()),
    unlessAway("readHealth", readMigrations),
    unlessAway("readHealth", readJobLag),
    unlessAway("readHealth", countOutbox),
    timed("readHealth", checkStorage),
    unlessAway("readHealth", readAuditState),
  ]);
  await unlessAway("readHealth", () =>
    record({ action: "health.read", outcome: "done", actorId: member.id }),
  );
  return {
    databaseMs,
    migrations,
    jobs,
    mail,
    storage: storageMs === undefined ? undefined : { ms: storageMs, isFolder: !env.STORAGE_ENDPOINT },
    audit,
    process: {
      startedAt: new Date(Date.now() - process.uptime() * 1_000),
      node: process.version,
      memoryMb: process.memoryUsage.rss() / 2 ** 20,
    },
    settings: {
      mail: env.SMTP_URL ? "smtp" : env.LOCAL_DEMO ? "demo" : "none",
      scanner: Boolean(env.CLAMD_URL),
    },
  };
}
