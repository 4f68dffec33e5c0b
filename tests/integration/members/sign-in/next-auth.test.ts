import {
  aBrowser,
  aCode,
  anEmail,
  notThe,
  sessionsOf,
  signIn,
  type Browser,
} from "#tests/support/sign-in.ts";
import { db } from "#lib/db.ts";
import { nextAuthAnswer } from "#lib/members/index.ts";

afterAll(() => db().$disconnect());

const call = (browser: Browser, path: string, form?: Record<string, string>) =>
  browser.send(
    (request) => nextAuthAnswer(request, new URL(request.url).pathname.split("/").slice(3)),
    `/api/auth/${path}`,
    form ? { json: form } : {},
  );

/** next-auth's cookies are percent-encoded; a browser sends them back as they came. */
async function csrf(browser: Browser): Promise<string> {
  const { csrfToken } = (await (await call(browser, "csrf")).json()) as { csrfToken: string };
  return csrfToken;
}

test("next-auth signs in with the same code, once, and its cookie opens the same session", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const code = await aCode(browser, email);
  const device = browser.cookies.get("akoma.device");
  const csrfToken = await csrf(browser);
  const answer = await call(browser, "callback/credentials", { email, code, csrfToken, json: "true" });
  expect(answer.status).toBe(200);
  expect(browser.cookies.get("akoma.device")).not.toBe(device);
  expect((await browser.me()).status).toBe(200);
  expect(await (await call(browser, "session")).json()).toMatchObject({ user: { email } });
  expect(await sessionsOf(email)).toHaveLength(1);
  const again = await call(browser, "callback/credentials", { email, code, csrfToken, json: "true" });
  expect(again.status).toBe(401);
});

test("next-auth's failures name a kind and nothing else", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const code = await aCode(browser, email);
  const csrfToken = await csrf(browser);
  const answer = await call(browser, "callback/credentials", {
    email,
    code: notThe(code),
    csrfToken,
    json: "true",
  });
  const said = await answer.text();
  expect(answer.status).toBe(401);
  expect(said).toContain("invalid_input");
  for (const secret of [email, code, notThe(code)]) expect(said).not.toContain(secret);
  expect(await sessionsOf(email)).toHaveLength(0);
});

test("without next-auth's own token against forged posts nobody is signed in", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const code = await aCode(browser, email);
  await call(browser, "callback/credentials", { email, code, csrfToken: "forged", json: "true" });
  expect((await browser.me()).status).toBe(401);
  expect((await browser.verify(email, code)).status).toBe(200);
});

test("a row that is over is no session for next-auth either, and reading one renews no cookie", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  await signIn(browser, email, { remember: false });
  const alive = await call(browser, "session");
  expect(alive.headers.getSetCookie().filter((line) => line.startsWith("akoma.session="))).toEqual([]);
  await db().$executeRaw`UPDATE sessions SET ended_at = now()
    WHERE member_id = (SELECT id FROM members WHERE email = ${email})`;
  expect(await (await call(browser, "session")).json()).toEqual({});
  expect(browser.cookies.has("akoma.session")).toBe(false);
});

test("signing out by next-auth ends the row", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const token = await signIn(browser, email);
  const csrfToken = await csrf(browser);
  await call(browser, "signout", { csrfToken, json: "true" });
  expect(browser.cookies.has("akoma.session")).toBe(false);
  expect((await browser.me({ authorization: `Bearer ${token}` })).status).toBe(401);
});

test("what this site has no use for is not there; its pages are ours", async () => {
  const browser = aBrowser();
  for (const path of ["error", "verify-request", "nonsense", "callback/credentials/more"]) {
    expect((await call(browser, path)).status).toBe(404);
  }
  expect((await call(browser, "_log", { code: "x" })).status).toBe(404);
  const answer = await call(browser, "signin");
  expect(answer.headers.get("location")).toMatch(/^\/login\?/);
});

test("garbage in next-auth's cookies is nobody, never a fault", async () => {
  const browser = aBrowser();
  browser.cookies.set("akoma.session", "%E0%A4%A.x.y");
  browser.cookies.set("next-auth.csrf-token", "%%%");
  const answer = await call(browser, "session");
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
});
