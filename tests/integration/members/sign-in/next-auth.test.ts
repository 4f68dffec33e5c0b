import { aBrowser, aCode, anEmail, sessionsOf, signIn, type Browser } from "#tests/support/sign-in.ts";
import { db } from "#lib/platform/db.ts";
import { nextAuthAnswer } from "#lib/domains/members/index.ts";

afterAll(() => db().$disconnect());

const call = (browser: Browser, path: string, form?: Record<string, string>) =>
  browser.send(
    (request) => nextAuthAnswer(request, new URL(request.url).pathname.split("/").slice(3)),
    `/api/auth/${path}`,
    form ? { json: form } : {},
  );

/** next-auth's cookies are percent-encoded; a browser sends them back unchanged. */
async function csrf(browser: Browser): Promise<string> {
  const { csrfToken } = (await (await call(browser, "csrf")).json()) as { csrfToken: string };
  return csrfToken;
}

test("signing in by post has one door: next-auth's own are closed, and the code is left for the other", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const code = await aCode(browser, email);
  const csrfToken = await csrf(browser);
  for (const path of ["callback/credentials", "callback", "signin/credentials", "signin"]) {
    const answer = await call(browser, path, { email, code, csrfToken, json: "true" });
    expect([path, answer.status]).toEqual([path, 404]);
  }
  expect(await sessionsOf(email)).toHaveLength(0);
  expect((await browser.verify(email, code)).status).toBe(200);
  expect(await (await call(browser, "session")).json()).toMatchObject({ user: { email } });
  expect(await sessionsOf(email)).toHaveLength(1);
});

test.each([
  "foo",
  "http://[",
  "https://evil.example/",
  "//evil.example",
  "javascript:alert(1)",
  "x".repeat(9000),
])(
  "a way back that leads nowhere is no fault, in the query, a cookie or the body (%#)",
  async (callbackUrl) => {
    const browser = aBrowser();
    const query = new URLSearchParams({ callbackUrl }).toString();
    for (const path of ["session", "csrf", "signin", "signout"]) {
      const answer = await call(browser, `${path}?${query}`);
      expect([path, answer.status]).toEqual([path, answer.headers.has("location") ? 302 : 200]);
      expect(answer.headers.get("location") ?? "").not.toContain("evil");
    }
    const csrfToken = await csrf(browser);
    const out = await call(browser, "signout", { csrfToken, callbackUrl, json: "true" });
    expect([out.status, await out.json()]).toEqual([200, { url: "http://localhost:3000" }]);
    for (const name of ["next-auth.callback-url", "__Secure-next-auth.callback-url"]) {
      browser.cookies.set(name, encodeURIComponent(callbackUrl));
      expect((await call(browser, "session")).status).toBe(200);
    }
  },
);

test("a body whose way back is no text is no fault, and one that leads to a page of this site is gone", async () => {
  const browser = aBrowser();
  const csrfToken = await csrf(browser);
  const signOut = (callbackUrl: unknown) =>
    browser.send((request) => nextAuthAnswer(request, ["signout"]), "/api/auth/signout", {
      json: { csrfToken, callbackUrl, json: "true" },
    });
  for (const callbackUrl of [1, null, {}, [], ["/"]]) expect((await signOut(callbackUrl)).status).toBe(200);
  expect(await (await signOut("/contact?a=1")).json()).toEqual({ url: "http://localhost:3000/contact?a=1" });
});

test("nothing stands below next-auth's own addresses", async () => {
  const browser = aBrowser();
  for (const path of ["session/x.css", "session/x", "csrf/a/b", "csrf/", "signin/credentials", "signout/x"]) {
    const answer = await call(browser, path);
    expect([path, answer.status, answer.headers.get("content-type")]).toEqual([
      path,
      404,
      "application/json",
    ]);
  }
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
  for (const path of ["error", "verify-request", "nonsense", "providers", "callback/credentials"]) {
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
