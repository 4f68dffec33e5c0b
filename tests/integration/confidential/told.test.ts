import "#tests/support/local-demo.ts";
import { randomUUID } from "node:crypto";
import { notifyCaseworkers } from "#lib/domains/casework/index.ts";
import { addPart } from "#lib/domains/confidential/add-part.ts";
import { db } from "#lib/platform/db.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { waitingMail } from "#tests/support/waiting-mail.ts";
import { seed } from "../../../prisma/seed.ts";
import { aColleague } from "../portals/a-request.ts";

let drop: () => Promise<void>;
let caseworker: string;

beforeAll(async () => {
  drop = await useOwnDatabase();
  await seed(db());
});
afterAll(() => drop());
beforeEach(async () => {
  await db().member.updateMany({ where: { role: "caseworker" }, data: { role: "member" } });
  await db().confidentialCase.deleteMany();
  await db().confidentialNotice.deleteMany();
  caseworker = (await aColleague("caseworker")).email;
});

/** The day `days` before today, by the database's calendar. */
async function dayBefore(days: number): Promise<Date> {
  const [row] = await db().$queryRaw<{ day: Date }[]>`SELECT CURRENT_DATE - ${days}::int AS day`;
  return row!.day;
}

const aCase = async (daysAgo: number, state: "waiting" | "answered" | "closed" = "waiting") =>
  db().confidentialCase.create({
    data: { lookup: randomUUID(), replyTo: "", parts: 1, state, touchedOn: await dayBefore(daysAgo) },
  });
const noticeBefore = async (days: number) =>
  db().confidentialNotice.create({ data: { toldOn: await dayBefore(days) } });
const mails = () => waitingMail("casework", caseworker);

test("two instances at once send every caseworker one mail: how many wait, where, and nothing of any of them", async () => {
  const second = (await aColleague("caseworker")).email;
  const others = await Promise.all((["admin", "staff", "moderator"] as const).map(aColleague));
  const cases = [await aCase(1), await aCase(9), await aCase(1, "answered"), await aCase(1, "closed")];
  await Promise.all([notifyCaseworkers(), notifyCaseworkers()]);
  await notifyCaseworkers();
  const sent = await mails();
  expect(sent).toHaveLength(1);
  expect(await waitingMail("casework", second)).toHaveLength(1);
  for (const { email } of others) expect(await waitingMail("casework", email)).toEqual([]);
  const [mail] = sent;
  expect(mail?.text).toContain("2 confidential cases wait for a caseworker.");
  expect(mail?.text).toMatch(/http\S+\/admin\/confidential\n/);
  expect(mail?.subject).not.toMatch(/confidential|case/i);
  for (const { id } of cases) expect(JSON.stringify(mail)).not.toContain(id);
  expect(JSON.stringify(mail)).not.toMatch(/\d{4}-\d{2}-\d{2}|\d:\d\d/);
  expect(await db().auditEvent.count({ where: { action: { startsWith: "confidential." } } })).toBe(0);
});

test("nothing is sent of what came today, of what is not our turn, or where there is no caseworker; and it is told later", async () => {
  await aCase(0);
  await aCase(1, "answered");
  await notifyCaseworkers();
  expect(await mails()).toEqual([]);
  expect(await db().confidentialNotice.count()).toBe(0);
  await aCase(1);
  await db().member.updateMany({ where: { role: "caseworker" }, data: { role: "member" } });
  await notifyCaseworkers();
  expect(await db().confidentialNotice.count()).toBe(0);
  await db().member.update({ where: { email: caseworker }, data: { role: "caseworker" } });
  await notifyCaseworkers();
  expect(await mails()).toHaveLength(1);
});

test("a case that was told of is told of again after two days, and at once where something was added to it", async () => {
  await noticeBefore(1);
  const earlier = await aCase(2);
  await notifyCaseworkers();
  expect(await mails()).toEqual([]);
  await db().$transaction((on) =>
    addPart(on, { caseId: earlier.id, kind: "message", sealed: new Uint8Array([1]), keys: [] }),
  );
  await notifyCaseworkers();
  expect(await mails()).toEqual([]); // only changes before today are reported
  await db().confidentialCase.update({ where: { id: earlier.id }, data: { touchedOn: await dayBefore(1) } });
  await notifyCaseworkers();
  expect(await mails()).toHaveLength(1);

  await db().confidentialNotice.updateMany({ data: { toldOn: await dayBefore(1) } });
  await db().confidentialCase.update({ where: { id: earlier.id }, data: { touchedOn: await dayBefore(3) } });
  await notifyCaseworkers();
  expect(await mails()).toHaveLength(2);
});
