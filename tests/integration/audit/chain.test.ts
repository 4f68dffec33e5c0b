import { chainAudit, record, verifyChain } from "#lib/audit/index.ts";
import { db } from "#lib/db.ts";
import { env } from "#lib/env.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { commandOf } from "#tests/support/run-command.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
});

afterAll(() => drop());

/** An empty audit with so many events, all in the chain. */
async function events(count: number): Promise<bigint[]> {
  await db().auditLink.deleteMany({});
  await db().auditEvent.deleteMany({});
  for (let at = 0; at < count; at += 1)
    await record({ deed: "case.read", outcome: "done", detail: { reference: `AK-${at}`, kind: "enquiry" } });
  expect(await chainAudit()).toBe(count);
  const rows = await db().auditEvent.findMany({ orderBy: { id: "asc" }, select: { id: true } });
  return rows.map(({ id }) => id);
}

const faultsNow = async () => (await verifyChain()).faults.map(({ id, fault }) => [id, fault]);

test("all that was written down is in the chain, once, however many go on with it", async () => {
  await events(7);
  for (let at = 0; at < 4; at += 1) await record({ deed: "case.noted", outcome: "done" });
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
    data: { deed: "role.given", outcome: "done", at: new Date(Date.now() - 3_600_000) },
  });
  expect(await faultsNow()).toEqual([[String(id), "unchained"]]);
  const { digest, hash } = await db().auditLink.findUniqueOrThrow({ where: { eventId: one! } });
  await db().auditLink.create({ data: { seq: 2n, eventId: id, at: new Date(), digest, hash } });
  expect(new Set((await faultsNow()).map(([, fault]) => fault))).toEqual(new Set(["link", "changed"]));
});

test("an end that was taken away is found by a hash that was kept elsewhere", async () => {
  const [, , third] = await events(3);
  const { head } = await verifyChain();
  await db().auditLink.deleteMany({ where: { eventId: third! } });
  await db().auditEvent.delete({ where: { id: third! } });
  expect(await verifyChain({ head })).toMatchObject({ links: 2, faults: [], knowsHead: false });
});

test("what was deleted because it is old breaks nothing", async () => {
  await events(2);
  const at = new Date("2010-01-01T00:00:00Z");
  const { id } = await db().auditEvent.create({ data: { deed: "sign_out", outcome: "done", at } });
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
    said: expect.stringContaining("2 events are as they were written."),
  });
  expect(await audit("nonsense")).toEqual({
    code: 1,
    said: expect.stringContaining("npm run audit -- verify"),
  });
  await db().$executeRawUnsafe(`UPDATE audit_events SET deed = 'sign_out' WHERE id = ${first}`);
  expect((await audit("verify")).code).toBe(1);
});
