import { randomUUID } from "node:crypto";
import { POST as auditRoute } from "#app/api/admin/audit/route.ts";
import { POST as jobsRoute } from "#app/api/admin/jobs/route.ts";
import { POST as limitsRoute } from "#app/api/admin/limits/route.ts";
import { POST as mailRoute } from "#app/api/admin/mail/route.ts";
import { readAudit, readHealth, readJobs, readLimits, readMail } from "#lib/backoffice/admin/index.ts";
import { chainAudit, checkAudit, record } from "#lib/services/audit/index.ts";
import { readAuditQuery } from "#lib/services/audit/open/audit-query.ts";
import { db, pool } from "#lib/platform/db.ts";
import { consume } from "#lib/services/limits/index.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { aMember, aPost } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

useSeededDatabase();

type Somebody = Awaited<ReturnType<typeof aColleague>>;
type Route = (request: Request) => Response | Promise<Response>;

async function asks(route: Route, { session }: Somebody, body: Record<string, unknown> = {}) {
  const answer = await route(aPost("/api/admin", body, session.headers));
  const response = (await answer.json()) as { fields?: Record<string, string[]> };
  return { status: answer.status, ...response };
}
const actionsOf = async ({ id }: Somebody) =>
  (await db().auditEvent.findMany({ where: { actorId: id }, orderBy: { id: "asc" } })).map(
    ({ action }) => action,
  );

test("a scheduled job is run by hand once while it waits, and what is none of the kind is refused", async () => {
  const admin = await aColleague("admin");
  const runs = (job: string, action = "run") => asks(jobsRoute, admin, { job, do: action });
  const both = await Promise.all([runs("purge"), runs("purge")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await readJobs(admin.visit)).find(({ name }) => name === "purge")).toMatchObject({
    schedule: "17 * * * *",
    waiting: 1,
    due: 1,
    running: 0,
    failed: 0,
    lastAt: null,
  });
  expect(await runs("doHeldDeed")).toMatchObject({ status: 409 });
  expect(await runs("purge", "retry")).toMatchObject({ status: 409 });
  expect(await runs("constructor")).toMatchObject({ status: 422 });
  expect(await asks(jobsRoute, await aColleague("staff"), { job: "purge", do: "run" })).toMatchObject({
    status: 404,
  });
  expect(await actionsOf(admin)).toEqual(["job.run", "jobs.listed"]);
});

test("what was given up of a job is tried again, one of each key, and none whose key waits anew", async () => {
  const admin = await aColleague("admin");
  const put = (state: string, key: string) =>
    pool().query(
      `INSERT INTO pgboss.job (name, data, state, policy, singleton_key, started_on, completed_on)
       VALUES ('scanUpload', '{}', $1::pgboss.job_state, 'exclusive', $2, now() - interval '3 seconds', now())`,
      [state, key],
    );
  await asks(jobsRoute, admin, { job: "scanUpload", do: "retry" }); // creates its queue
  await put("failed", "one");
  await put("failed", "one");
  await put("failed", "other");
  await put("failed", "waits");
  await put("created", "waits");
  const state = async () => (await readJobs(admin.visit)).find(({ name }) => name === "scanUpload");
  expect(await state()).toMatchObject({ failed: 4, waiting: 1, hasFailedLast: true });
  expect(await asks(jobsRoute, admin, { job: "scanUpload", do: "retry" })).toMatchObject({ status: 200 });
  expect(await state()).toMatchObject({ failed: 2, waiting: 3 });
  expect(await asks(jobsRoute, admin, { job: "scanUpload", do: "retry" })).toMatchObject({ status: 409 });
});

test("the audit is read page by page, by each filter, and that it was read stands in it", async () => {
  const admin = await aColleague("admin");
  const ama = await aMember();
  const reference = `AK-${randomUUID().slice(0, 4).toUpperCase()}`;
  for (let at = 0; at < 60; at += 1)
    await record({
      action: "case.read",
      outcome: "done",
      actorId: ama.id,
      detail: { reference, kind: "enquiry" },
    });
  await record({ action: "access.checked", outcome: "refused", actorId: ama.id });
  const reads = (query: Record<string, string>) => readAudit(admin.visit, readAuditQuery(query));
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { events, next } = await reads({ reference, ...(after && { after }) });
    seen.push(...events.map(({ id }) => id));
    after = next;
  } while (after);
  expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
  expect((await reads({ actor: ama.email, outcome: "refused" })).events).toMatchObject([
    { action: "access.checked", actor: ama.email },
  ]);
  expect((await reads({ actor: "nobody@example.org" })).events).toEqual([]);
  expect((await reads({ actor: ama.id, until: "2020-01-01" })).events).toEqual([]);
  expect((await reads({ actor: ama.id, from: "2020-01-01", action: "case.read" })).events).toHaveLength(50);
  expect((await reads({ action: "audit.read" })).events[0]?.actor).toBe(admin.email);
  const plan = await db().$queryRaw<Record<string, string>[]>`
    EXPLAIN SELECT id FROM audit_events e WHERE e.detail ->> 'reference' = 'AK-1' ORDER BY e.id DESC LIMIT 51`;
  expect(JSON.stringify(plan)).toContain("audit_events_reference_idx");
});

test("the chain is verified by a job, one at a time, and what it found is kept and told", async () => {
  const admin = await aColleague("admin");
  expect((await readAudit(admin.visit, {})).chain.check).toBeNull();
  const both = await Promise.all([asks(auditRoute, admin), asks(auditRoute, admin)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await chainAudit();
  await checkAudit();
  const { chain } = await readAudit(admin.visit, {});
  expect(chain).toMatchObject({ unchained: 0, check: { faults: [], head: chain.last?.hash } });
  const first = await db().auditEvent.findFirstOrThrow({ orderBy: { id: "asc" } });
  await db().auditEvent.update({ where: { id: first.id }, data: { outcome: "failed" } });
  await checkAudit();
  expect((await readAudit(admin.visit, {})).chain.check?.faults).toEqual([
    { id: String(first.id), fault: "changed" },
  ]);
  await expect(checkAudit(AbortSignal.abort())).rejects.toThrow();
});

test("a limit is lifted for an address with its account, or for a network, and nobody else's", async () => {
  const admin = await aColleague("admin");
  const [ama, kofi] = [await aMember(), await aMember()];
  const network = aNetwork();
  const fill = async (policy: "codeMail" | "dataExport" | "receipt", subject: string, times: number) => {
    for (let at = 0; at < times; at += 1) await consume(policy, subject);
    return (await consume(policy, subject)).admitted;
  };
  expect(await fill("codeMail", ama.email, 1)).toBe(false);
  expect(await fill("dataExport", ama.id, 10)).toBe(false);
  expect(await fill("codeMail", kofi.email, 1)).toBe(false);
  await consume("receipt", network);
  const stateOf = async (policy: string) =>
    (await readLimits(admin.visit)).find((limit) => limit.policy === policy);
  expect(await stateOf("codeMail")).toMatchObject({ counted: 2, held: 2 });
  const lifts = (who: string) => asks(limitsRoute, admin, { who });
  expect(await lifts(` ${ama.email.toUpperCase()} `)).toMatchObject({ status: 200, data: { lifted: 2 } });
  expect(await stateOf("codeMail")).toMatchObject({ counted: 1, held: 1 });
  expect(await lifts(network)).toMatchObject({ status: 200, data: { lifted: 1 } });
  expect((await lifts(ama.email)).fields).toHaveProperty("who");
  expect((await lifts("ama")).fields).toHaveProperty("who");
  const events = await db().auditEvent.findMany({ where: { action: "limits.lifted" } });
  expect(JSON.stringify(events.map(({ detail }) => detail))).not.toMatch(/@|\d+\.\d+/);
});

test("the outbox is told without words or whole addresses, and what failed is tried again once", async () => {
  const admin = await aColleague("admin");
  const { queueMail } = await import("#lib/services/mail/index.ts");
  const to = `kwame_${randomUUID()}@example.org`;
  const letter = { subject: "Secret", text: "Secret words", html: "<p>Secret words</p>" };
  const id = await queueMail({ kind: "case", to, secondsToLive: 600, ...letter });
  expect(await asks(mailRoute, admin, { id })).toMatchObject({ status: 409 });
  await db().outboxMail.update({
    where: { id },
    data: { failedAt: new Date(), lastFault: "Error", tries: 10 },
  });
  const { mails, counts } = await readMail(admin.visit, { state: "failed", after: undefined });
  expect(mails).toMatchObject([{ id, to: "k•••@example.org", mayRetry: true }]);
  expect(JSON.stringify(mails)).not.toMatch(/Secret|kwame/);
  expect(counts.failed).toBe(1);
  const both = await Promise.all([asks(mailRoute, admin, { id }), asks(mailRoute, admin, { id })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await db().outboxMail.findUniqueOrThrow({ where: { id } })).toMatchObject({
    tries: 0,
    failedAt: null,
  });
  expect(await asks(mailRoute, await aColleague("moderator"), { id })).toMatchObject({ status: 404 });
});

test("health says what answers and how far behind it is", async () => {
  const admin = await aColleague("admin");
  const begun = performance.now();
  const health = await readHealth(admin.visit);
  const passed = performance.now() - begun;
  for (const ms of [health.databaseMs, health.storage?.ms]) {
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThanOrEqual(passed); // it was measured, and is part of the time that passed here
  }
  expect(health.migrations).toMatchObject({ unfinished: 0, missing: 0 });
  expect(health.storage).toMatchObject({ isFolder: true });
  expect(health.jobs?.lagSeconds).toBeGreaterThanOrEqual(0);
  expect(await actionsOf(admin)).toEqual(["health.read"]);
});
