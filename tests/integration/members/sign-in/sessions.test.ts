import { aBrowser, anEmail, dataOf, sessionsOf, signIn } from "#tests/support/sign-in.ts";
import { POST as endRoute } from "#app/api/auth/session-end/route.ts";
import { db } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import { requireMember, requireRight } from "#lib/domains/members/index.ts";
import { hashToken, newToken } from "#lib/platform/secrets/index.ts";

afterAll(() => db().$disconnect());

const daysFromNow = (at: Date) => (at.getTime() - Date.now()) / 86_400_000;

test("a remembered session lasts thirty days, in a cookie as long; one that is not, half a day in this browser", async () => {
  const [kept, brief, email] = [aBrowser(), aBrowser(), anEmail()];
  await signIn(kept, email);
  await signIn(brief, email, { remember: false });
  const [second, first] = await sessionsOf(email);
  expect(daysFromNow(first!.expiresAt)).toBeCloseTo(30, 1);
  expect(daysFromNow(second!.expiresAt)).toBeCloseTo(0.5, 1);
  expect(await db().knownDevice.count({ where: { member: { email } } })).toBe(1);
});

test("cookies of a sign-in: no script reads them, and only remembered ones outlive the browser", async () => {
  const { POST } = await import("#app/api/auth/login/verify/route.ts");
  const { aCode } = await import("#tests/support/sign-in.ts");
  for (const remember of [true, false]) {
    const [browser, email] = [aBrowser(), anEmail()];
    const code = await aCode(browser, email);
    const answer = await browser.send(POST, "/api/auth/login/verify", { json: { email, code, remember } });
    const [session, device, pending] = answer.headers.getSetCookie();
    const ends = remember ? "Expires=" : "HttpOnly";
    expect(session).toMatch(new RegExp(`^akoma\\.session=[^;]+; Path=/; ${ends}.*SameSite=Lax$`));
    expect(device).toMatch(
      new RegExp(
        `^akoma\\.device=[^;]+; Path=/; ${remember ? "Max-Age=31536000; " : ""}HttpOnly; SameSite=Lax$`,
      ),
    );
    expect(pending).toBe("akoma.pending=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
  }
});

test("signing out ends the row: cookie and bearer are worth nothing from then on", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const token = await signIn(browser, email);
  const cookies = new Map(browser.cookies);
  const answer = await browser.signOut();
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, data: {} }]);
  expect(browser.cookies.has("akoma.session")).toBe(false);
  expect(browser.cookies.has("akoma.device")).toBe(true);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  expect((await browser.me()).status).toBe(401);
  expect((await browser.me({ authorization: `Bearer ${token}` })).status).toBe(401);
  expect((await browser.signOut()).status).toBe(200);
});

test("expired, idle and ended sessions are nobody's; an idle one that is remembered is not", async () => {
  const email = anEmail();
  const age = async (change: "expires_at" | "last_seen_at", remember: boolean) => {
    const browser = aBrowser();
    await signIn(browser, email, { remember });
    const [{ id } = { id: "" }] = await sessionsOf(email);
    if (change === "expires_at") {
      await db().$executeRaw`UPDATE sessions SET expires_at = now() WHERE id = ${id}::uuid`;
    } else {
      await db()
        .$executeRaw`UPDATE sessions SET last_seen_at = now() - interval '31 minutes' WHERE id = ${id}::uuid`;
    }
    return (await browser.me()).status;
  };
  expect(await age("expires_at", true)).toBe(401);
  expect(await age("last_seen_at", false)).toBe(401);
  expect(await age("last_seen_at", true)).toBe(200);
});

test("that a session was used is written at most once a minute", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  await signIn(browser, email);
  const seen = async () => (await sessionsOf(email))[0]!.lastSeenAt.getTime();
  const first = await seen();
  await browser.me();
  expect(await seen()).toBe(first);
  await db().$executeRaw`UPDATE sessions SET last_seen_at = now() - interval '2 minutes'
    WHERE member_id = (SELECT id FROM members WHERE email = ${email})`;
  await browser.me();
  expect(await seen()).toBeGreaterThanOrEqual(first);
});

test("a bearer without its cookie gets the cookie too, once", async () => {
  const token = await signIn(aBrowser(), anEmail());
  const browser = aBrowser();
  const bearer = { authorization: `bearer ${token}` };
  expect((await browser.me(bearer)).headers.getSetCookie()).toHaveLength(1);
  expect((await browser.me(bearer)).headers.getSetCookie()).toHaveLength(0);
  expect((await browser.me()).status).toBe(200);
});

test("malformed cookies and bearers are 401, never 500", async () => {
  const token = await signIn(aBrowser(), anEmail());
  const bearers = [
    "",
    "x",
    token.slice(1),
    `${token}x`,
    `${token} ${token}`,
    "\u00ff\u00fe",
    "'; DROP TABLE sessions",
    "a".repeat(8000),
  ];
  for (const bearer of bearers) {
    const answer = await aBrowser().me({ authorization: `Bearer ${bearer}` });
    expect([answer.status, await answer.json()]).toMatchObject([401, { ok: false, code: "unauthenticated" }]);
  }
  const jwe = "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..";
  for (const cookie of [
    "x",
    "%",
    "%00",
    "a".repeat(8192),
    jwe,
    `${jwe}AAAA.AAAA.AAAA`,
    `${jwe}%ff.%ff.%ff`,
    ".....",
    "null",
  ]) {
    const answer = await aBrowser().me({ cookie: `akoma.session=${cookie}` });
    expect(answer.status).toBe(401);
  }
});

test("a cookie next-auth made with another secret, or for a row that never was, is nobody's", async () => {
  const { encode } = await import("next-auth/jwt");
  const { sessionSecret } = await import("#lib/platform/secrets/index.ts");
  const sid = "00000000-0000-4000-8000-000000000000";
  const cookies = [
    await encode({ token: { sub: "x", sid }, secret: "another secret" }),
    await encode({ token: { sub: "x", sid }, secret: sessionSecret() }),
    await encode({ token: { sub: "x", sid: "' OR 1=1" }, secret: sessionSecret() }),
    await encode({ token: { sub: "x" }, secret: sessionSecret() }),
  ];
  for (const cookie of cookies) {
    expect((await aBrowser().me({ cookie: `akoma.session=${cookie}` })).status).toBe(401);
  }
});

test("the link of the mail about a new device ends that session and forgets that device, and nothing else", async () => {
  const [mine, theirs, email] = [aBrowser(), aBrowser(), anEmail()];
  await signIn(mine, email);
  await signIn(theirs, email);
  const endToken = newToken();
  const [session] = await sessionsOf(email);
  await db().session.update({ where: { id: session!.id }, data: { endHash: hashToken(endToken) } });
  const end = (token: string) => aBrowser().send(endRoute, "/api/auth/session-end", { json: { token } });
  expect((await end(newToken())).status).toBe(404);
  expect((await end("x")).status).toBe(422);
  expect((await theirs.me()).status).toBe(200);
  expect((await end(endToken)).status).toBe(200);
  expect((await end(endToken)).status).toBe(200);
  expect([(await theirs.me()).status, (await mine.me()).status]).toEqual([401, 200]);
  expect(await db().knownDevice.count({ where: { member: { email } } })).toBe(1);
  const form = await aBrowser().send(endRoute, "/api/auth/session-end", { form: { token: endToken } });
  expect([form.status, form.headers.get("location")]).toEqual([303, "/login/ended"]);
});

test("the link of the mail ends whatever is signed in on that device by now, and it is written down once", async () => {
  const [mine, theirs, email] = [aBrowser(), aBrowser(), anEmail()];
  await signIn(mine, email);
  await signIn(theirs, email);
  const endToken = newToken();
  const [session] = await sessionsOf(email);
  await db().session.update({ where: { id: session!.id }, data: { endHash: hashToken(endToken) } });
  await signIn(theirs, email); // the device is known, so no second mail is sent and the first one must still work
  const end = () => aBrowser().send(endRoute, "/api/auth/session-end", { json: { token: endToken } });
  expect((await end()).status).toBe(200);
  expect([(await theirs.me()).status, (await mine.me()).status]).toEqual([401, 200]);
  expect(await db().knownDevice.count({ where: { member: { email } } })).toBe(1);
  expect((await end()).status).toBe(200);
  const rows = { actorId: session!.memberId, action: "session.ended", outcome: "done" };
  expect(
    await db().auditEvent.count({ where: { ...rows, detail: { path: ["by"], equals: "link in mail" } } }),
  ).toBe(1);
});

test("a household shares a browser: one signing in takes nothing from the other", async () => {
  const [browser, one, two] = [aBrowser(), anEmail(), anEmail()];
  const first = await signIn(browser, one);
  await signIn(browser, two, { remember: false });
  const known = await db().knownDevice.findMany({ where: { member: { email: { in: [one, two] } } } });
  expect(known).toMatchObject([{ deviceHash: hashToken(browser.cookies.get("akoma.device")!) }]);
  expect((await browser.me({ authorization: `Bearer ${first}` })).status).toBe(200);
});

test("signing in again in a browser takes the place of the sign-in before", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const first = await signIn(browser, email);
  await signIn(browser, email);
  expect((await aBrowser().me({ authorization: `Bearer ${first}` })).status).toBe(401);
  const live = (await sessionsOf(email)).filter(({ endedAt }) => endedAt === null);
  expect(live).toHaveLength(1);
});

test("requireMember and requireRight: nobody is 401, the wrong role is 404 and written down", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const token = await signIn(browser, email);
  const asked = (authorization: string) =>
    requireMember(new Request("http://localhost/", { headers: { authorization } }), "account.read");
  await expect(asked("Bearer x")).rejects.toMatchObject({ code: "unauthenticated" });
  const visit = await asked(`Bearer ${token}`);
  await expect(requireRight(visit, "grant.decide")).rejects.toMatchObject({ code: "not_found" });
  await expect(requireRight(visit, "rating.give")).resolves.toBeUndefined();
  const refusals = await db().auditEvent.count({
    where: { actorId: visit.member.id, action: "access.checked", outcome: "refused" },
  });
  expect(refusals).toBe(1);
  expect(env.ADMIN_EMAILS).not.toContain(email);
  expect(await dataOf(await browser.me())).toMatchObject({ role: "member" });
});
