import { POST } from "#app/api/account/delete/route.ts";
import { db } from "#lib/platform/db.ts";
import { sealPurpose } from "#lib/services/mail/queue-mail.ts";
import { rateCountry } from "#lib/domains/ratings/index.ts";
import { hashToken, newToken, seal } from "#lib/platform/secrets/index.ts";
import { addressHash } from "#lib/domains/members/codes/code-rows.ts";
import { ask } from "#tests/support/database.ts";
import { draftOf } from "#tests/support/draft-of.ts";
import { seed } from "../../../../prisma/seed.ts";
import { aForm, aMember, anEnquiry, aPost, aSession, actionsOf, isIn } from "./a-member.ts";

const path = "/api/account/delete";
const soon = () => new Date(Date.now() + 600_000);

beforeAll(() => seed(db()));
afterAll(() => db().$disconnect());

async function aCode(email: string): Promise<void> {
  await db().signInCode.create({
    data: {
      addressHash: addressHash(email),
      lane: "any",
      codeHash: "none",
      deviceHash: hashToken(newToken()),
      triesLeft: 5,
      expiresAt: soon(),
    },
  });
}

/** Everything that is stored about a member and an address, table by table. */
async function held(id: string, email: string) {
  const where = { memberId: id };
  return {
    members: await db().member.count({ where: { OR: [{ id }, { email }] } }),
    sessions: await db().session.count({ where }),
    devices: await db().knownDevice.count({ where }),
    grants: await db().grant.count({ where }),
    ratings: await db().rating.count({ where }),
    codes: await db().signInCode.count({ where: { addressHash: addressHash(email) } }),
    enquiries: (await ask("SELECT 1 FROM leads WHERE lower(contact_email) = $1", [email])).length,
  };
}

/** Queues a mail that is not due yet, so that no worker takes it during the test. */
async function aWaitingMail(to: string): Promise<string> {
  const sealed = seal(sealPurpose, { to, subject: "x", text: "x", html: "x" });
  const { id } = await db().outboxMail.create({
    data: { kind: "code", sealed, nextTryAt: soon(), expiresAt: soon() },
    select: { id: true },
  });
  return id;
}

async function aFullMember() {
  const member = await aMember();
  await aSession(member.id);
  await anEnquiry(member.email.toUpperCase());
  await aCode(member.email);
  await db().grant.create({ data: { memberId: member.id, portal: "investor", purpose: "to read" } });
  await rateCountry(member, "kenya", { kind: "ease", score: 4, comment: "Words of mine" });
  return { ...member, mail: await aWaitingMail(member.email) };
}

const mailsLeft = (ids: string[]) =>
  db().outboxMail.findMany({ where: { id: { in: ids } }, select: { id: true } });

test("everything of the member goes, nothing of anybody else; the audit stays without the address", async () => {
  const ama = await aFullMember();
  const kofi = await aFullMember();
  const before = await held(kofi.id, kofi.email);
  const answer = await POST(aPost(path, { email: ` ${ama.email.toUpperCase()} ` }, ama.session.cookie));
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { ok: true, data: { sessions: 2, enquiries: 1, submissions: 0, ratings: 1 } },
  ]);
  const cookies = answer.headers.getSetCookie().join("\n");
  expect(cookies).toMatch(/akoma\.session=; .*Max-Age=0/);
  expect(cookies).toMatch(/akoma\.device=; /);
  const nothing = { members: 0, sessions: 0, devices: 0, grants: 0, ratings: 0, codes: 0, enquiries: 0 };
  expect(await held(ama.id, ama.email)).toEqual(nothing);
  expect(await held(kofi.id, kofi.email)).toEqual(before);
  expect(await mailsLeft([ama.mail, kofi.mail])).toEqual([{ id: kofi.mail }]);
  expect(await isIn(ama.session)).toEqual([false, false]);
  expect(await actionsOf(ama.id)).toEqual(["account.deleted"]);
  const [row] = await ask<{ line: string }>(
    "SELECT a::text AS line FROM audit_events a WHERE actor_id = $1",
    [ama.id],
  );
  expect(row?.line).not.toContain(ama.email);
  const again = await aMember({ email: ama.email });
  expect(again.id).not.toBe(ama.id);
});

test("a form post leads to the page that says so", async () => {
  const ama = await aMember();
  const answer = await POST(aForm(path, { email: ama.email }, ama.session.cookie));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/login/deleted"]);
  expect(await isIn(ama.session)).toEqual([false, false]);
});

test("another address typed deletes nothing, and the form comes back with what was typed", async () => {
  const ama = await aMember();
  const kofi = await aMember();
  const json = await POST(aPost(path, { email: kofi.email }, ama.session.headers));
  expect([json.status, await json.json()]).toMatchObject([422, { fields: { email: [expect.any(String)] } }]);
  const page = await POST(aForm(path, { email: kofi.email }, ama.session.cookie));
  const state = await draftOf(page, "account-delete");
  expect(state.typed).toEqual({ email: [kofi.email] });
  expect(state.faults).toEqual({ email: expect.stringContaining("not the address of the account") });
  for (const body of [{}, { email: "" }, { email: 1 }, { email: "x".repeat(400) }]) {
    expect((await POST(aPost(path, body, ama.session.headers))).status).toBe(422);
  }
  expect(await db().member.count({ where: { id: { in: [ama.id, kofi.id] } } })).toBe(2);
});

test("pressed twice at once it is deleted once", async () => {
  const ama = await aMember();
  const posts = [1, 2, 3].map(() => POST(aPost(path, { email: ama.email }, ama.session.headers)));
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 401, 401]);
  expect(await actionsOf(ama.id)).toEqual(["account.deleted"]);
});

test("nobody signed in, or another site: nothing happens", async () => {
  const ama = await aMember();
  expect((await POST(aPost(path, { email: ama.email }))).status).toBe(401);
  const page = await POST(aForm(path, { email: ama.email }));
  expect([page.status, page.headers.get("location")]).toEqual([
    303,
    expect.stringContaining("/login?tab=login&next=%2Fportal%2Fonestop%2Faccount%3Fdraft%3D"),
  ]);
  const foreign = { ...ama.session.cookie, "sec-fetch-site": "cross-site" };
  expect((await POST(aForm(path, { email: ama.email }, foreign))).status).toBe(403);
  expect(await isIn(ama.session)).toEqual([true, true]);
});
