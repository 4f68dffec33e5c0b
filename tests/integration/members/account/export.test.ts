import { randomUUID } from "node:crypto";
import { GET } from "#app/api/account/export/route.ts";
import { record } from "#lib/services/audit/index.ts";
import { listRequests } from "#lib/backoffice/account/index.ts";
import { db } from "#lib/platform/db.ts";
import { rateCountry } from "#lib/domains/ratings/index.ts";
import { seed } from "../../../../prisma/seed.ts";
import { aGet, aMember, anEnquiry, aSession, actionsOf } from "./a-member.ts";

const path = "/api/account/export";

beforeAll(() => seed(db()));
afterAll(() => db().$disconnect());

test("another site cannot make a browser fetch the file, and so use up how often it may be fetched", async () => {
  const ama = await aMember();
  for (const site of ["cross-site", "same-site"]) {
    const answer = await GET(aGet(path, { ...ama.session.cookie, "sec-fetch-site": site }));
    expect(answer.status).toBe(403);
  }
  expect(await actionsOf(ama.id)).not.toContain("account.exported");
  for (const site of ["same-origin", "none"]) {
    const answer = await GET(aGet(path, { ...ama.session.cookie, "sec-fetch-site": site }));
    expect(answer.status).toBe(200);
  }
});

test("the file holds everything of the member, nothing of anybody else, and no hash", async () => {
  const ama = await aMember();
  const kofi = await aMember();
  const words = [randomUUID(), randomUUID()] as const;
  const reference = await anEnquiry(ama.email.toUpperCase(), words[0]);
  const foreign = await anEnquiry(kofi.email, words[1]);
  const second = await aSession(ama.id, { deviceName: "Safari on iPhone" });
  for (const { id, purpose } of [
    { id: ama.id, purpose: "to read the plan" },
    { id: kofi.id, purpose: "what Kofi wants" },
  ]) {
    await db().grant.create({ data: { memberId: id, portal: "investor", purpose } });
  }
  await rateCountry(ama, "kenya", { kind: "visitor", score: 5, comment: "The coast in August" });
  await rateCountry(kofi, "kenya", { kind: "visitor", score: 1, comment: "What Kofi says" });
  await record({ action: "sign_in.attempted", outcome: "failed", address: ama.email });
  await record({ action: "grant.decided", outcome: "done", actorId: kofi.id, address: ama.email });

  const answer = await GET(aGet(path, ama.session.cookie));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="akoma-data-[\d-]{10}\.json"$/,
  );
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = await answer.text();
  const file = JSON.parse(text);
  expect(file).toMatchObject({
    isWhole: true,
    account: { email: ama.email, role: "member", audience: "founder", countrySlug: "kenya" },
    accessRequests: [{ portal: "investor", state: "requested", purpose: "to read the plan" }],
    enquiries: [{ reference, messages: [{ text: words[0] }] }],
  });
  expect(file.ratings).toEqual([
    {
      countrySlug: "kenya",
      kind: "visitor",
      score: 5,
      comment: "The coast in August",
      commentState: "waiting",
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
  ]);
  expect(file.sessions.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [ama.session.id, second.id].toSorted(),
  );
  expect(file.rememberedDevices).toHaveLength(2);
  expect(file.auditEvents).toEqual([
    expect.objectContaining({ action: "account.exported", byYou: true }),
    expect.objectContaining({ action: "grant.decided", byYou: false }),
    expect.objectContaining({ action: "sign_in.attempted", outcome: "failed", byYou: false }),
  ]);
  for (const theirs of [
    kofi.email,
    kofi.id,
    kofi.session.id,
    foreign,
    words[1],
    "what Kofi wants",
    "What Kofi says",
  ]) {
    expect(text).not.toContain(theirs);
  }
  const rows = await db().session.findMany({ where: { memberId: ama.id } });
  const secrets = rows.flatMap(({ tokenHash, endHash, deviceHash }) => [tokenHash, endHash, deviceHash]);
  for (const secret of [...secrets, ama.session.token, second.token]) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/hash"|token"|subject"|actorId"/i);
});

test("an address is compared letter for letter: _ and % stand for themselves", async () => {
  const id = randomUUID().slice(0, 8);
  const ama = await aMember({ email: `a_b%${id}@example.org` });
  const own = await anEnquiry(`A_b%${id}@Example.org`);
  await anEnquiry(`axbyyy${id}@example.org`);
  expect(await listRequests(ama.visit)).toEqual([
    { reference: own, leadType: "country_question", country: "Kenya", filedAt: expect.any(Date) },
  ]);
});

test("an eleventh export within an hour waits; each one is written down", async () => {
  const ama = await aMember();
  for (let at = 0; at < 10; at += 1) expect((await GET(aGet(path, ama.session.headers))).status).toBe(200);
  const answer = await GET(aGet(path, ama.session.headers));
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await actionsOf(ama.id)).toHaveLength(10);
});

test("nobody signed in: 401, as a page for a browser, and no file", async () => {
  const json = await GET(aGet(path));
  expect([json.status, await json.json()]).toMatchObject([401, { ok: false, code: "unauthenticated" }]);
  const page = await GET(aGet(path, { accept: "text/html" }));
  expect([page.status, page.headers.get("content-disposition")]).toEqual([401, null]);
  expect(await page.text()).toContain("/login?tab=login&amp;next=%2Fportal%2Fonestop%2Faccount");
  expect((await GET(aGet(path, { authorization: "Bearer nonsense" }))).status).toBe(401);
});
