import "server-only";
import { db } from "#lib/platform/db.ts";
import { purgeUploads } from "#lib/services/uploads/index.ts";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { log } from "#lib/platform/log.ts";
import { leastInAll, leastInWeek, rareWeeks } from "#lib/data/retention/open/periods.ts";
import { retention, type Retained } from "#lib/data/retention/open/retention.ts";

/** Uploads are more than rows: their stored files are deleted too. */
type Rows = Exclude<Retained, "unsentUploads" | "uploads">;

/** The rows that `retention` covers, by the database's clock. */
const stale: Record<Rows, { table: Prisma.Sql; where: Prisma.Sql }> = {
  signInCodes: { table: Prisma.sql`sign_in_codes`, where: Prisma.sql`expires_at < now()` },
  formDrafts: { table: Prisma.sql`form_drafts`, where: Prisma.sql`expires_at < now()` },
  startedForms: { table: Prisma.sql`started_forms`, where: Prisma.sql`expires_at < now()` },
  savedForms: { table: Prisma.sql`saved_forms`, where: Prisma.sql`expires_at < now()` },
  bulkRuns: { table: Prisma.sql`bulk_runs`, where: Prisma.sql`expires_at < now()` },
  submissions: {
    table: Prisma.sql`submissions`,
    where: Prisma.sql`coalesce(expires_at, updated_at + make_interval(months => ${retention.submissions.months}::int)) < now()`,
  },
  // Their parts and guesses are deleted too.
  confidentialCases: {
    table: Prisma.sql`confidential_cases`,
    where: Prisma.sql`closed_on < now() - make_interval(months => ${retention.confidentialCases.months}::int)`,
  },
  confidentialHours: {
    table: Prisma.sql`confidential_hours`,
    where: Prisma.sql`hour < now() - interval '1 hour'`,
  },
  vacancies: {
    table: Prisma.sql`vacancies`,
    where: Prisma.sql`least(closed_at, (closes_on + 1)::timestamp AT TIME ZONE 'UTC') < now() - make_interval(months => ${retention.vacancies.months}::int)`,
  },
  rateWindows: { table: Prisma.sql`rate_windows`, where: Prisma.sql`expires_at < now()` },
  sessions: {
    table: Prisma.sql`sessions`,
    where: Prisma.sql`least(ended_at, expires_at) < now() - make_interval(days => ${retention.sessions.days}::int)`,
  },
  knownDevices: {
    table: Prisma.sql`known_devices`,
    where: Prisma.sql`last_seen_at < now() - make_interval(days => ${retention.knownDevices.days}::int)`,
  },
  outboxMails: {
    table: Prisma.sql`outbox_mails`,
    where: Prisma.sql`coalesce(sent_at, failed_at) < now() - make_interval(days => ${retention.outboxMails.days}::int)`,
  },
  // Their attempts are deleted too.
  webhookDeliveries: {
    table: Prisma.sql`webhook_deliveries`,
    where: Prisma.sql`created_at < now() - make_interval(days => ${retention.webhookDeliveries.days}::int)`,
  },
  auditEvents: {
    table: Prisma.sql`audit_events`,
    where: Prisma.sql`at < now() - make_interval(years => ${retention.auditEvents.years}::int)`,
  },
  leads: {
    table: Prisma.sql`leads`,
    where: Prisma.sql`filed_at < now() - make_interval(months => ${retention.leads.months}::int)`,
  },
  // A conversation is deleted with its enquiry, including its case and all messages.
  chats: {
    table: Prisma.sql`leads`,
    where: Prisma.sql`EXISTS (SELECT 1 FROM cases k JOIN conversations c ON c.case_id = k.id
      WHERE k.lead_id = leads.id AND c.written_at < now() - make_interval(months => ${retention.chats.months}::int))`,
  },
  presences: { table: Prisma.sql`presences`, where: Prisma.sql`seen_at < now() - interval '1 hour'` },
  siteNotices: {
    table: Prisma.sql`site_notices`,
    where: Prisma.sql`ends_at < now() - make_interval(months => ${retention.siteNotices.months}::int)`,
  },
  // Searches that are too rare for staff to read are deleted earlier. A week begins on Monday.
  searchMisses: {
    table: Prisma.sql`search_misses`,
    where: Prisma.sql`(week < (now() AT TIME ZONE 'UTC' - make_interval(months => ${retention.searchMisses.months}::int))::date
      OR (words <> '' AND week + 7 * ${1 + rareWeeks}::int <= (now() AT TIME ZONE 'UTC')::date AND count < ${leastInWeek}::int
        AND (SELECT sum(other.count) FROM search_misses AS other WHERE other.words = search_misses.words) < ${leastInAll}::int))`,
  },
  pageFeedback: {
    table: Prisma.sql`page_feedback`,
    where: Prisma.sql`filed_at < now() - make_interval(months => ${retention.pageFeedback.months}::int)`,
  },
};

/** Any number that no other module uses: while one instance deletes, the others find nothing to do. */
const upkeepLock = 7_205_412;
const batchRows = 1_000;
/** Rows left after this many batches wait for the next hour. */
const mostBatches = 500;

/** One statement in one short transaction. A row that is renewed meanwhile is checked again and stays. */
function deleteBatch(key: Rows): Promise<number> {
  const { table, where } = stale[key];
  return db().$executeRaw`
    WITH guard AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(${upkeepLock}::bigint) AS is_held)
    DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${where} AND (SELECT is_held FROM guard)
      LIMIT ${batchRows}::int FOR UPDATE SKIP LOCKED
    ))`;
}

/** Deletes everything that was kept for as long as `retention` says. Safe to run at any time and on any instance. */
export async function deleteStale(): Promise<Partial<Record<Retained, number>>> {
  const deleted: Partial<Record<Retained, number>> = {};
  for (const key of Object.keys(stale) as Rows[]) {
    for (let batch = 0; batch < mostBatches; batch += 1) {
      const count = await deleteBatch(key);
      if (count > 0) deleted[key] = (deleted[key] ?? 0) + count;
      if (count < batchRows) break;
    }
  }
  for (const [key, count] of Object.entries(await purgeUploads()) as [Retained, number][])
    if (count > 0) deleted[key] = count;
  if (Object.keys(deleted).length > 0) log.info({ action: "deleteStale", ...deleted }, "old rows deleted");
  return deleted;
}
