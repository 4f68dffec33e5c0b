import { DELETE as DELETE_METHOD, GET, PATCH, POST, PUT } from "#app/api/account/plans/route.ts";
import { GET as EXPORT } from "#app/api/account/export/route.ts";
import { POST as DELETE } from "#app/api/account/delete/route.ts";
import { db } from "#lib/platform/db.ts";
import { deleteAccount } from "#lib/backoffice/account/index.ts";
import { savePlan } from "#lib/domains/plans/index.ts";
import {
  emptyPlan,
  listDues,
  takeAway,
  tickedSteps,
  tickSteps,
  writeNote,
  type Plan,
} from "#lib/domains/plans/open/plan.ts";
import { readPlan } from "#lib/domains/plans/schema.ts";
import { aGet, aMember, aPost, aSession } from "../members/account/a-member.ts";
import { aPlan } from "../../unit/plans/a-plan.ts";
import { seed } from "../../../prisma/seed.ts";

const path = "/api/account/plans";

beforeAll(() => seed(db()));
afterAll(() => db().$disconnect());

type Session = Awaited<ReturnType<typeof aSession>>;

async function send(session: Session, plan: unknown, country: unknown = "togo") {
  const answer = await POST(aPost(path, { country, plan }, session.headers));
  return { status: answer.status, body: await answer.json() };
}

async function list(session: Session) {
  const answer = await GET(aGet(path, session.cookie));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  return (await answer.json()).data as { account: string; plans: Record<string, Plan> };
}

test("a plan sent by one device is there on the other, as it was sent", async () => {
  const ama = await aMember();
  const laptop = await aSession(ama.id);
  expect(await send(ama.session, aPlan())).toMatchObject({ status: 200, body: { ok: true } });
  const { plans } = await list(laptop);
  expect(plans).toEqual({ togo: { ...aPlan(), note: { ...aPlan().note, base: 100 } } });
});

test("what two devices changed comes together, and the words of both are kept", async () => {
  const ama = await aMember();
  const [phone, laptop] = [ama.session, await aSession(ama.id)];
  const shared = (await send(phone, aPlan())).body.data.plan as Plan;
  await send(phone, writeNote(tickSteps(shared, ["4"], ["4"], 200), "From the phone", 210));
  const { body } = await send(
    laptop,
    writeNote(tickSteps(shared, ["5"], ["5"], 220), "From the laptop", 230),
  );
  const merged = body.data.plan as Plan;
  expect(tickedSteps(merged)).toEqual(["1", "3", "4", "5"]);
  expect(merged.note.text.split("\n\n").toSorted()).toEqual(["From the laptop", "From the phone"]);
  expect((await list(phone)).plans).toEqual({ togo: merged });
});

test("twenty devices that write at the same moment lose nothing of each other", async () => {
  const ama = await aMember();
  const steps = Array.from({ length: 20 }, (_, at) => String(at + 1));
  const write = async (step: string): Promise<void> => {
    const plan = tickSteps(emptyPlan, [step], [step], 1_000 + Number(step));
    for (;;) {
      const { status } = await send(ama.session, plan);
      if (status === 200) return;
      expect(status).toBe(409);
    }
  };
  await Promise.all(steps.map(write));
  expect(tickedSteps((await list(ama.session)).plans["togo"]!)).toEqual(steps);
});

test("a state that is known already is not written again", async () => {
  const ama = await aMember();
  await send(ama.session, aPlan());
  await send(ama.session, aPlan());
  await send(ama.session, emptyPlan);
  expect(await db().plan.findMany({ where: { memberId: ama.id }, select: { version: true } })).toEqual([
    { version: 1 },
  ]);
});

test("a plan that was taken away keeps none of its words in the database", async () => {
  const ama = await aMember();
  await send(ama.session, aPlan());
  await send(ama.session, takeAway(aPlan(), 500));
  const [row] = await db().plan.findMany({ where: { memberId: ama.id }, select: { body: true } });
  expect(JSON.stringify(row)).not.toMatch(/Ama|VAT|25000/);
  expect(readPlan(row?.body)).toMatchObject({ gone: 500 });
});

test("two accounts never see each other's plans, nor change them", async () => {
  const [ama, kofi] = [await aMember(), await aMember()];
  await send(ama.session, aPlan());
  await send(kofi.session, takeAway(aPlan(), 900));
  await send(kofi.session, aPlan({ path: ["company", 1_000] }), "ghana");
  expect(Object.keys((await list(ama.session)).plans)).toEqual(["togo"]);
  expect(listDues((await list(ama.session)).plans["togo"]!)).toHaveLength(1);
  const theirs = await list(kofi.session);
  expect(theirs.account).not.toBe((await list(ama.session)).account);
  for (const part of [kofi.id, kofi.email]) expect(theirs.account).not.toContain(part);
});

test("nobody signed in: 401, and nothing is kept", async () => {
  const post = await POST(aPost(path, { country: "togo", plan: aPlan() }));
  const get = await GET(aGet(path));
  for (const answer of [post, get])
    expect([answer.status, await answer.json()]).toMatchObject([401, { ok: false, code: "unauthenticated" }]);
  const expired = await aSession((await aMember()).id, { hours: -1 });
  expect((await POST(aPost(path, { country: "togo", plan: aPlan() }, expired.headers))).status).toBe(401);
  expect((await GET(aGet(path, { authorization: "Bearer nonsense" }))).status).toBe(401);
});

test("another site cannot write", async () => {
  const ama = await aMember();
  const foreign = { ...ama.session.cookie, "sec-fetch-site": "cross-site" };
  expect((await POST(aPost(path, { country: "togo", plan: aPlan() }, foreign))).status).toBe(403);
  expect((await list(ama.session)).plans).toEqual({});
});

test("bad input is refused with a sentence and changes nothing", async () => {
  const ama = await aMember();
  await send(ama.session, aPlan());
  for (const [plan, country] of [
    [null, "togo"],
    [{}, "togo"],
    [{ ...aPlan(), extra: 1 }, "togo"],
    [aPlan({ note: { text: "x".repeat(9_000), at: 1, base: 0 } }), "togo"],
    [aPlan(), "atlantis"],
    [aPlan(), 7],
  ]) {
    const { status, body } = await send(ama.session, plan, country);
    expect([status, body]).toMatchObject([422, { ok: false, code: "invalid_input" }]);
    expect(body.error.length).toBeGreaterThan(10);
  }
  const post = (body: string, type = "application/json") =>
    POST(
      new Request(`http://localhost${path}`, {
        method: "POST",
        body,
        headers: { ...ama.session.headers, "content-type": type },
      }),
    );
  expect((await post("{broken")).status).toBe(400);
  const large = await post(JSON.stringify({ country: "togo", plan: "x".repeat(70_000) }));
  expect([large.status, (await large.json()).error]).toEqual([413, expect.stringContaining("64 KB")]);
  expect((await post("a=1", "text/plain")).status).toBe(415);
  expect((await list(ama.session)).plans).toEqual({
    togo: { ...aPlan(), note: { ...aPlan().note, base: 100 } },
  });
});

test("a plan in which those of many devices have come together fits, in any script", async () => {
  const ama = await aMember();
  const dues = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [
      `d${at}`,
      [{ on: "2027-01-15", what: "ሰ".repeat(80) }, 100] as const,
    ]),
  );
  const full = aPlan({ note: { text: "ሰ".repeat(8_000), at: 100, base: 0 }, dues });
  expect((await send(ama.session, full)).status).toBe(200);
  expect((await list(ama.session)).plans["togo"]?.note.text).toHaveLength(8_000);
});

test("words with signs that the database does not take are kept without these", async () => {
  const ama = await aMember();
  const half = "\ud83c\udf0d".slice(0, 1);
  const note = { text: `Ask\0 for ${half}Ama`, at: 100, base: 0 };
  const dues = { a1: [{ on: "2027-01-15", what: `VAT\0 return${half}` }, 100] } as const;
  expect(await send(ama.session, aPlan({ note, dues }))).toMatchObject({ status: 200 });
  const { togo } = (await list(ama.session)).plans;
  expect(togo?.note.text).toBe("Ask for Ama");
  expect(listDues(togo!).map(({ what }) => what)).toEqual(["VAT return"]);
});

test("other methods are refused by name", () => {
  for (const refuse of [PUT, PATCH, DELETE_METHOD]) {
    const { status, headers } = refuse();
    expect([status, headers.get("allow")]).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
  }
});

test("plans are in the copy of one's data, and go with the account", async () => {
  const ama = await aMember();
  const kofi = await aMember();
  await send(ama.session, aPlan());
  await send(kofi.session, aPlan({ note: { text: "Kofi's own", at: 1, base: 0 } }));
  const file = await (await EXPORT(aGet("/api/account/export", ama.session.cookie))).text();
  expect(JSON.parse(file).plans).toEqual([
    expect.objectContaining({
      countrySlug: "togo",
      body: expect.objectContaining({ path: ["branch", 100] }),
    }),
  ]);
  expect(file).not.toContain("Kofi's own");
  const answer = await DELETE(aPost("/api/account/delete", { email: ama.email }, ama.session.cookie));
  expect(answer.status).toBe(200);
  expect(await db().plan.count({ where: { memberId: ama.id } })).toBe(0);
  expect(await db().plan.count({ where: { memberId: kofi.id } })).toBe(1);
});

test("a plan of an account that was deleted meanwhile is stored nowhere", async () => {
  const ama = await aMember();
  await deleteAccount(ama.visit, ama.email);
  await expect(savePlan(ama, { country: "togo", plan: aPlan() })).rejects.toMatchObject({
    code: "unauthenticated",
  });
  expect(await db().plan.count({ where: { memberId: ama.id } })).toBe(0);
});

test("a member who writes on and on waits, and reads meanwhile", async () => {
  const ama = await aMember();
  const writes = Array.from({ length: 600 }, () => () => send(ama.session, emptyPlan));
  for (let at = 0; at < writes.length; at += 50)
    await Promise.all(writes.slice(at, at + 50).map((write) => write()));
  const { status, body } = await send(ama.session, aPlan());
  expect([status, body.code]).toEqual([429, "rate_limited"]);
  expect((await list(ama.session)).account).toEqual(expect.any(String));
});
