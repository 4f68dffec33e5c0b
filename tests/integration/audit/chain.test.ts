import { acceptAudit, chainAudit, checkAudit, record, verifyChain } from "#lib/services/audit/index.ts";
import { macOf } from "#lib/services/audit/chain.ts";
import { db } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { commandOf } from "#tests/support/run-command.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
});

afterAll(() => drop());

/** Empties the audit log and writes this many events, all of them in the chain. */
async function events(count: number): Promise<bigint[]> {
  await db().$executeRaw`TRUNCATE audit_links, audit_events, audit_checks, audit_marks`;
  for (let at = 0; at < count; at += 1)
    await record({
      action: "case.read",
      outcome: "done",
      detail: { reference: `AK-${at}`, kind: "enquiry" },
    });
  expect(await chainAudit()).toBe(count);
  const rows = await db().auditEvent.findMany({ orderBy: { id: "asc" }, select: { id: true } });
  return rows.map(({ id }) => id);
}

const faultsNow = async () => (await verifyChain()).faults.map(({ id, fault }) => [id, fault]);

test("all that was written down is in the chain, once, however many go on with it", async () => {
  await events(7);
  for (let at = 0; at < 4; at += 1) await record({ action: "case.noted", outcome: "done" });
  await Promise.all(Array.from({ length: 5 }, () => chainAudit()));
  await chainAudit();
  const { links, faults, head } = await verifyChain();
  expect([links, faults]).toEqual([11, []]);
  expect(head).toMatch(/^[\w-]{43}$/);
  expect(await verifyChain({ head })).toMatchObject({ knowsHead: true });
});

test("one changed row is found, whatever was changed in it", async () => {
  for (const change of [
    "deed = 'case.noted'",
    "outcome = 'failed'",
    "at = at - interval '1 second'",
    "actor_id = gen_random_uuid()",
    `detail = '{"reference":"AK-9","kind":"enquiry"}'`,
    "subject = 'x'",
  ]) {
    const [, second] = await events(3);
    await db().$executeRawUnsafe(`UPDATE audit_events SET ${change} WHERE id = ${second}`);
    expect([change, await faultsNow()]).toEqual([change, [[String(second), "changed"]]]);
  }
});

/** Uses the database's rights alone: SQL without any key of the site. */
const sql = (statement: string) => db().$executeRawUnsafe(statement);
const insertedNow = async (columns: string, values: string): Promise<bigint> => {
  const [row] = await db().$queryRawUnsafe<{ id: bigint }[]>(
    `INSERT INTO audit_events (${columns}) VALUES (${values}) RETURNING id`,
  );
  return row!.id;
};

test("an event that was put in by SQL is named at once and never linked, also as a copy of a genuine one", async () => {
  const [first] = await events(3);
  const forged = await insertedNow("deed, outcome", "'role.given', 'done'");
  const guessed = await insertedNow(
    "deed, outcome, mac",
    `'role.given', 'done', '${"A".repeat(43)}.${"B".repeat(42)}'`,
  );
  const copied = await insertedNow(
    "at, deed, outcome, detail, mac",
    `${["at", "deed", "outcome", "detail", "mac"].map((column) => `(SELECT ${column} FROM audit_events WHERE id = ${first})`).join(", ")}`,
  );
  await record({ action: "case.noted", outcome: "done" });
  expect(await chainAudit()).toBe(1);
  const expected = [forged, guessed, copied].map((id) => [String(id), "inserted"]);
  expect(await faultsNow()).toEqual(expected);
  await checkAudit();
  expect(await faultsNow()).toEqual(expected);
});

test("a changed event whose link and all later ones were deleted is named, before and after the job has run again", async () => {
  const [, second] = await events(4);
  await checkAudit();
  await sql(`UPDATE audit_events SET deed = 'case.noted' WHERE id = ${second}`);
  await sql(`DELETE FROM audit_links WHERE event_id >= ${second}`);
  expect(await faultsNow()).toEqual([
    ["4", "cut"],
    [String(second), "changed"],
  ]);
  for (let at = 0; at < 2; at += 1) await record({ action: "case.noted", outcome: "done" });
  await chainAudit();
  expect(await faultsNow()).toEqual([
    ["4", "rebuilt"],
    [String(second), "changed"],
  ]);
  await checkAudit();
  await chainAudit();
  expect((await faultsNow())[0]).toEqual(["4", "rebuilt"]);
});

test("a tail that was cut off, events and links, is named whether a check or the job alone had seen it, and by every later check", async () => {
  const [, , third] = await events(3);
  await sql(`DELETE FROM audit_links WHERE event_id >= ${third}`);
  await sql(`DELETE FROM audit_events WHERE id >= ${third}`);
  expect(await faultsNow()).toEqual([["3", "cut"]]);
  await checkAudit();
  await chainAudit();
  await checkAudit();
  expect(await faultsNow()).toEqual([["3", "cut"]]);
  // The sealed mark is deleted too, but the checks still have a record of it.
  await events(3);
  await checkAudit();
  await sql("DELETE FROM audit_links WHERE seq = 3");
  await sql("DELETE FROM audit_marks");
  expect((await faultsNow()).map(([, fault]) => fault)).toEqual(["cut", "mark"]);
});

test("a chain that was deleted so that the job makes it anew is named as rebuilt", async () => {
  const [, second] = await events(4);
  await checkAudit();
  await sql(`DELETE FROM audit_events WHERE id = ${second}`);
  await sql("DELETE FROM audit_links");
  await chainAudit();
  await record({ action: "case.noted", outcome: "done" });
  await chainAudit();
  expect(await faultsNow()).toEqual([["4", "rebuilt"]]);
});

test("a check that was deleted, put back older or sealed by nobody is named", async () => {
  await events(1);
  const kept: { number: number; sealed: Uint8Array<ArrayBuffer> }[] = [];
  for (let at = 0; at < 4; at += 1) {
    await record({ action: "case.noted", outcome: "done" });
    await chainAudit();
    await checkAudit();
    kept.push(await db().auditCheck.findFirstOrThrow({ orderBy: { number: "desc" } }));
  }
  expect(await faultsNow()).toEqual([]);
  await sql("DELETE FROM audit_checks WHERE number = 2");
  expect(await faultsNow()).toEqual([["3", "checks"]]);
  await db().auditCheck.create({ data: { number: 2, sealed: kept[0]!.sealed } });
  expect((await faultsNow())[0]).toEqual(["2", "checks"]);
  await db().auditCheck.update({ where: { number: 2 }, data: { sealed: kept[1]!.sealed } });
  expect(await faultsNow()).toEqual([]);
  await sql("DELETE FROM audit_checks WHERE number >= 3");
  expect(await faultsNow()).toEqual([["3", "checks"]]);
});

test("a link says when it was made, and cannot be made to say another time", async () => {
  const [first] = await events(1);
  const { at, madeAt } = await db().auditLink.findUniqueOrThrow({ where: { eventId: first! } });
  expect(madeAt!.getTime()).toBeGreaterThanOrEqual(at.getTime());
  for (const other of ["made_at + interval '1 second'", "NULL"]) {
    await db().auditLink.update({ where: { eventId: first! }, data: { madeAt } });
    await sql(`UPDATE audit_links SET made_at = ${other}`);
    expect(await faultsNow()).toContainEqual([String(first), "link"]);
  }
});

test("what was written before events had a hash is taken over once, by the first run of the job, and nothing like it later", async () => {
  await events(0);
  await sql("TRUNCATE audit_marks");
  const old = await insertedNow("deed, outcome", "'sign_out', 'done'");
  const linked = await insertedNow("deed, outcome", "'sign_out', 'done'");
  await record({ action: "case.noted", outcome: "done" });
  const late = await insertedNow("deed, outcome", "'role.given', 'done'");
  expect(await chainAudit()).toBe(3);
  const { faults, baseline } = await verifyChain();
  expect(faults).toEqual([{ id: String(late), fault: "inserted" }]);
  expect(baseline?.eventId).toBe(String(linked));
  await sql(`UPDATE audit_events SET outcome = 'failed' WHERE id = ${old}`);
  expect((await faultsNow())[0]).toEqual([String(old), "changed"]);
  // A second baseline is not accepted.
  await sql("TRUNCATE audit_marks");
  await insertedNow("deed, outcome", "'role.given', 'done'");
  await chainAudit();
  expect((await faultsNow()).map(([, fault]) => fault)).toEqual(["mark", "changed", "inserted", "inserted"]);
});

test("whoever runs the site accepts the audit as it is; that is written down, and what comes after is verified", async () => {
  const [, second] = await events(3);
  await checkAudit();
  await sql(`DELETE FROM audit_events WHERE id = ${second}`);
  await sql("DELETE FROM audit_links WHERE seq = 3");
  expect((await faultsNow()).length).toBeGreaterThan(1);
  await acceptAudit();
  await chainAudit();
  await checkAudit();
  expect(await faultsNow()).toEqual([]);
  expect(await db().auditEvent.count({ where: { action: "audit.accepted" } })).toBe(1);
  const third = await insertedNow("deed, outcome", "'role.given', 'done'");
  expect(await faultsNow()).toEqual([[String(third), "inserted"]]);
});

test("the same facts in another order are the same facts", async () => {
  const [first] = await events(1);
  await db().auditEvent.update({
    where: { id: first! },
    data: { detail: { kind: "enquiry", reference: "AK-0" } },
  });
  expect(await faultsNow()).toEqual([]);
});

test("a row that was taken out, put in past the site, or whose link was made by hand is found", async () => {
  const [, second, third] = await events(3);
  await db().auditEvent.delete({ where: { id: second! } });
  expect(await faultsNow()).toEqual([[String(second), "missing"]]);
  await db().auditLink.deleteMany({ where: { eventId: second! } });
  expect(await faultsNow()).toEqual([[String(third), "link"]]);

  const [one] = await events(1);
  const { id } = await db().auditEvent.create({
    data: { action: "role.given", outcome: "done", at: new Date(Date.now() - 3_600_000) },
  });
  expect(await faultsNow()).toEqual([[String(id), "inserted"]]);
  const { digest, hash } = await db().auditLink.findUniqueOrThrow({ where: { eventId: one! } });
  await db().auditLink.create({ data: { seq: 2n, eventId: id, at: new Date(), digest, hash } });
  expect(new Set((await faultsNow()).map(([, fault]) => fault))).toEqual(new Set(["link", "changed"]));
});

test("what the site wrote and no job linked for a quarter of an hour is named as that", async () => {
  await events(1);
  await record({ action: "case.noted", outcome: "done" });
  const { id } = await db().auditEvent.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(await faultsNow()).toEqual([]);
  const later = new Date(Date.now() + 16 * 60_000);
  expect((await verifyChain({ now: later })).faults).toEqual([{ id: String(id), fault: "unchained" }]);
});

test("an end that was taken away is found by a hash that was kept elsewhere", async () => {
  const [, , third] = await events(3);
  const { head } = await verifyChain();
  await db().auditLink.deleteMany({ where: { eventId: third! } });
  await db().auditEvent.delete({ where: { id: third! } });
  expect(await verifyChain({ head })).toMatchObject({ links: 2, knowsHead: false });
});

test("what was deleted because it is old breaks nothing", async () => {
  await events(2);
  const at = new Date("2010-01-01T00:00:00Z");
  const old = { at, action: "sign_out", outcome: "done", actorId: null, subject: null, requestId: null };
  const mac = macOf({ ...old, detail: null });
  const { id } = await db().auditEvent.create({ data: { ...old, mac } });
  await chainAudit();
  await db().auditEvent.delete({ where: { id } });
  expect(await faultsNow()).toEqual([]);
});

test("a link that was made older, so that its event could be taken out, is found", async () => {
  const [, second] = await events(3);
  await db().auditLink.update({
    where: { eventId: second! },
    data: { at: new Date("2010-01-01T00:00:00Z") },
  });
  await db().auditEvent.delete({ where: { id: second! } });
  expect(await faultsNow()).toEqual([[String(second), "link"]]);
});

test("the command says that all is right, or what is not, and ends with status 1", async () => {
  const audit = commandOf("lib/ops/cli/verify-audit.ts");
  process.env["DATABASE_URL"] = env.DATABASE_URL;
  const [first] = await events(2);
  expect(await audit("verify")).toEqual({
    code: 0,
    output: expect.stringContaining("2 events are as they were written."),
  });
  expect(await audit("nonsense")).toEqual({
    code: 1,
    output: expect.stringContaining("npm run audit -- verify"),
  });
  await sql(`UPDATE audit_events SET deed = 'sign_out' WHERE id = ${first}`);
  expect((await audit("verify")).code).toBe(1);
  expect((await audit("accept")).code).toBe(0);
  expect((await audit("verify")).code).toBe(0);
});
