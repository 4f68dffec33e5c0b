import { randomUUID } from "node:crypto";
import { db } from "#lib/platform/db.ts";
import { deleteStale } from "#lib/backoffice/upkeep/index.ts";
import { retention } from "#lib/data/retention/open/retention.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
});

afterAll(async () => {
  await drop();
});

/** For each kind, a statement that inserts one row of the age `$1` (an interval). */
const rows: Record<keyof typeof retention, { insert: string; stale: string; fresh: string }> = {
  signInCodes: {
    insert: `insert into sign_in_codes (address_hash, lane, code_hash, device_hash, tries_left, expires_at)
      values (gen_random_uuid(), 'any', '', '', 5, now() - $1::interval)`,
    stale: "1 second",
    fresh: "-1 minute",
  },
  formDrafts: {
    insert: `insert into form_drafts (holder, form, sealed, expires_at) values ('', '', '', now() - $1::interval)`,
    stale: "1 second",
    fresh: "-1 minute",
  },
  startedForms: {
    insert: `insert into started_forms (form, sealed, expires_at) values ('', '', now() - $1::interval)`,
    stale: "1 second",
    fresh: "-1 minute",
  },
  savedForms: {
    insert: `insert into saved_forms (form, body, expires_at) values ('', '', now() - $1::interval)`,
    stale: "1 second",
    fresh: "-1 minute",
  },
  bulkRuns: {
    insert: `insert into bulk_runs (member_id, deed, results, expires_at)
      select id, 'close', '[]', now() - $1::interval from members limit 1`,
    stale: "1 second",
    fresh: "-1 minute",
  },
  // Nobody decided it. A decided one is kept from the day of its decision; see the test below.
  submissions: {
    insert: `insert into submissions (reference, form, started_id, address_hash, sealed, updated_at)
      values (gen_random_uuid(), '', gen_random_uuid(), '', '', now() - $1::interval)`,
    stale: "24 months 1 day",
    fresh: "23 months 25 days",
  },
  unsentUploads: {
    insert: `insert into uploads (draft_id, field, sealed_name, length, touched_at)
      values (gen_random_uuid(), '', '', 1, now() - $1::interval)`,
    stale: "25 hours",
    fresh: "23 hours",
  },
  uploads: {
    insert: `insert into uploads (draft_id, submission_id, field, sealed_name, length, keep_until)
      select gen_random_uuid(), id, '', '', 1, now() - $1::interval from submissions order by updated_at desc limit 1`,
    stale: "91 days",
    fresh: "89 days",
  },
  confidentialCases: {
    insert: `insert into confidential_cases (lookup, reply_to, state, closed_on)
      values (gen_random_uuid(), '', 'closed', (now() - $1::interval)::date)`,
    stale: "12 months 2 days",
    fresh: "12 months -2 days",
  },
  confidentialHours: {
    insert: `insert into confidential_hours (hour, salt) values (now() - $1::interval, '')`,
    stale: "61 minutes",
    fresh: "59 minutes",
  },
  vacancies: {
    insert: `insert into vacancies (title, division, kind, pay, work, asked, closes_on)
      values ('', '', 'full_time', '', '', '', (now() - $1::interval)::date)`,
    stale: "12 months 2 days",
    fresh: "12 months -2 days",
  },
  rateWindows: {
    insert: `insert into rate_windows (key, admitted, expires_at) values (gen_random_uuid(), true, now() - $1::interval)`,
    stale: "1 second",
    fresh: "-1 minute",
  },
  sessions: {
    insert: `insert into sessions (member_id, token_hash, end_hash, device_hash, device_name, network, remembered, expires_at)
      select id, gen_random_uuid(), gen_random_uuid(), '', '', '', true, now() - $1::interval from members limit 1`,
    stale: "31 days",
    fresh: "29 days",
  },
  knownDevices: {
    insert: `insert into known_devices (member_id, device_hash, last_seen_at)
      select id, gen_random_uuid(), now() - $1::interval from members limit 1`,
    stale: "401 days",
    fresh: "399 days",
  },
  outboxMails: {
    insert: `insert into outbox_mails (kind, expires_at, sent_at) values ('code', now(), now() - $1::interval)`,
    stale: "8 days",
    fresh: "6 days",
  },
  webhookDeliveries: {
    insert: `with added as (insert into webhooks (name, url, secret, events) values ('', '', '', '{}') returning id)
      insert into webhook_deliveries (id, webhook_id, event, sealed, created_at)
      select gen_random_uuid(), id, 'ping', '', now() - $1::interval from added`,
    stale: "31 days",
    fresh: "29 days",
  },
  auditEvents: {
    insert: `insert into audit_events (deed, outcome, at) values ('sign_out', 'done', now() - $1::interval)`,
    stale: "7 years 1 day",
    fresh: "6 years 11 months",
  },
  leads: {
    insert: `insert into leads (reference, lead_type, contact_email, messages, page, idempotency_key, body_hash, filed_at)
      values (gen_random_uuid(), 'contact', 'ama@example.org', '[]', '/', gen_random_uuid(), '', now() - $1::interval)`,
    stale: "24 months 1 day",
    fresh: "23 months",
  },
  chats: {
    insert: `with l as (insert into leads (reference, lead_type, messages, page, idempotency_key, body_hash)
        values (gen_random_uuid(), 'site_chat', '[]', '/', gen_random_uuid(), '') returning id),
      k as (insert into cases (reference, kind, topic, due_at, lead_id)
        select gen_random_uuid(), 'enquiry', 'site_chat', now(), id from l returning id)
      insert into conversations (id, case_id, page, written_at) select gen_random_uuid(), id, '/', now() - $1::interval from k`,
    stale: "12 months 1 day",
    fresh: "11 months 25 days",
  },
  presences: {
    insert: `insert into presences (place, seen_at) values ('desk', now() - $1::interval)`,
    stale: "2 hours",
    fresh: "1 minute",
  },
  siteNotices: {
    insert: `insert into site_notices (level, words, starts_at, ends_at)
      values ('information', '', now() - $1::interval - interval '1 day', now() - $1::interval)`,
    stale: "12 months 1 day",
    fresh: "11 months",
  },
  // Searched for often enough to be listed; for the others, see the test below.
  searchMisses: {
    insert: `insert into search_misses (week, words, count) values ((now() - $1::interval)::date, 'cacao', 9)`,
    stale: "12 months 2 days",
    fresh: "11 months",
  },
  pageFeedback: {
    insert: `insert into page_feedback (reference, page, is_useful, filed_at)
      values (gen_random_uuid(), '/', true, now() - $1::interval)`,
    stale: "24 months 1 day",
    fresh: "23 months",
  },
};

const kinds = Object.keys(rows) as (keyof typeof rows)[];
const put = (key: keyof typeof rows, age: string) => db().$executeRawUnsafe(rows[key].insert, age);

test("what is older than we promise goes, what is younger stays", async () => {
  expect(kinds.sort()).toEqual(Object.keys(retention).sort());
  await db().member.create({ data: { email: "ama@example.org" } });
  for (const key of kinds) {
    await put(key, rows[key].stale);
    await put(key, rows[key].fresh);
  }
  expect(await deleteStale()).toEqual(Object.fromEntries(kinds.map((key) => [key, 1])));
  expect(await deleteStale()).toEqual({});
  const left = await Promise.all([
    db().signInCode.count(),
    db().rateWindow.count(),
    db().session.count(),
    db().knownDevice.count(),
    db().outboxMail.count(),
    db().auditEvent.count(),
    db().lead.count({ where: { case: null } }),
    db().conversation.count(),
    db().presence.count(),
    db().siteNotice.count(),
    db().searchMiss.count(),
    db().pageFeedback.count(),
    db().formDraft.count(),
    db().startedForm.count(),
    db().savedForm.count(),
    db().bulkRun.count(),
    db().submission.count(),
    db().upload.count({ where: { submissionId: null } }),
    db().upload.count({ where: { submissionId: { not: null } } }),
    db().confidentialCase.count(),
    db().confidentialHour.count(),
    db().vacancy.count(),
    db().webhookDelivery.count(),
  ]);
  expect(left).toEqual(kinds.map(() => 1));
});

test("a session that was ended counts from its end, and mail that waits is never too old", async () => {
  const { id } = await db().member.create({ data: { email: "kofi@example.org" } });
  const session = { memberId: id, deviceHash: "", deviceName: "", network: "", remembered: true };
  const day = 24 * 60 * 60 * 1000;
  const from = (days: number) => new Date(Date.now() + days * day);
  await db().session.create({
    data: { ...session, tokenHash: "1", endHash: "1", expiresAt: from(20), endedAt: from(-31) },
  });
  await db().session.create({
    data: { ...session, tokenHash: "2", endHash: "2", expiresAt: from(20), endedAt: from(-1) },
  });
  const waiting = await db().outboxMail.create({
    data: { kind: "code", createdAt: from(-60), expiresAt: from(1) },
  });
  await deleteStale();
  expect(await db().session.findMany({ where: { memberId: id }, select: { tokenHash: true } })).toEqual([
    { tokenHash: "2" },
  ]);
  expect(await db().outboxMail.findUnique({ where: { id: waiting.id } })).not.toBeNull();
});

test("what was sent and decided goes on its day, with all that happened to it", async () => {
  const day = 24 * 60 * 60 * 1000;
  const put = (reference: string, days: number) =>
    db().submission.create({
      data: {
        reference,
        form: "grower",
        startedId: randomUUID(),
        addressHash: "",
        state: "accepted",
        sealed: new Uint8Array(1),
        expiresAt: new Date(Date.now() + days * day),
        events: { create: { kind: "sent" } },
      },
    });
  const [over, kept] = [await put("over", -1), await put("kept", 1)];
  await deleteStale();
  expect(await db().submissionEvent.count({ where: { submissionId: over.id } })).toBe(0);
  expect(
    await db().submission.findMany({ where: { id: { in: [over.id, kept.id] } }, select: { id: true } }),
  ).toEqual([{ id: kept.id }]);
});

test("what was searched for too rarely to be read goes two weeks after its week, the number of searches without words stays", async () => {
  await db().searchMiss.deleteMany();
  const miss = (words: string, count: number, daysAgo: number) => db().$executeRaw`
    INSERT INTO search_misses (week, words, count)
    VALUES ((now() AT TIME ZONE 'UTC')::date - ${daysAgo}::int, ${words}, ${count}::int)`;
  await miss("ama mensah", 2, 20);
  await miss("kofi mensah", 2, 21);
  await miss("often in its week", 3, 21);
  await miss("often in all", 2, 28);
  await miss("often in all", 2, 21);
  await miss("often in all", 1, 0);
  await miss("", 1, 21);
  expect(await deleteStale()).toEqual({ searchMisses: 1 });
  const left = await db().searchMiss.findMany({ select: { words: true }, orderBy: { words: "asc" } });
  expect(left.map(({ words }) => words)).toEqual([
    "",
    "ama mensah",
    "often in all",
    "often in all",
    "often in all",
    "often in its week",
  ]);
});

test("more than one batch goes, and instances that come at once delete each row once", async () => {
  await db().$executeRaw`
    INSERT INTO rate_windows (key, admitted, expires_at)
    SELECT 'old ' || n, true, now() - interval '1 day' FROM generate_series(1, 2500) AS n`;
  const counts = await Promise.all([deleteStale(), deleteStale(), deleteStale()]);
  await deleteStale();
  expect(await db().rateWindow.count({ where: { key: { startsWith: "old " } } })).toBe(0);
  expect(counts.reduce((sum, { rateWindows = 0 }) => sum + rateWindows, 0)).toBeLessThanOrEqual(2500);
});

test("a row that is locked by a request is left for the next time", async () => {
  await db().$executeRaw`
    INSERT INTO rate_windows (key, admitted, expires_at) VALUES ('held', true, now() - interval '1 day')`;
  await db().$transaction(async (on) => {
    await on.$executeRaw`UPDATE rate_windows SET expires_at = now() + interval '1 day' WHERE key = 'held'`;
    await deleteStale();
  });
  expect(await db().rateWindow.count({ where: { key: "held" } })).toBe(1);
});
