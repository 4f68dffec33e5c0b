import { aBrowser, aCode, anEmail, dataOf, forgetMails, notThe, signIn } from "#tests/support/sign-in.ts";
import { draftOf } from "#tests/support/draft-of.ts";
import * as requestRoute from "#app/api/auth/login/request/route.ts";
import * as verifyRoute from "#app/api/auth/login/verify/route.ts";
import * as signOutRoute from "#app/api/auth/sign-out/route.ts";
import { db } from "#lib/platform/db.ts";
import { openPending } from "#lib/domains/members/cookies.ts";

afterAll(() => db().$disconnect());

const requestPath = "/api/auth/login/request";
const verifyPath = "/api/auth/login/verify";

test("without script: ask, bring the code, arrive, sign out", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const form = {
    email,
    tab: "register",
    audience: "vendor",
    country: "",
    consent: "true",
    next: "/portal/vendor",
  };
  const asked = await browser.send(requestRoute.POST, requestPath, { form });
  expect([asked.status, asked.headers.get("location")]).toEqual([303, "/login/code"]);
  const pending = openPending(browser.cookies.get("akoma.pending"));
  expect(pending).toEqual({
    email,
    next: "/portal/vendor",
    tab: "register",
    code: expect.stringMatching(/^\d{6}$/),
  });

  const code = { email, code: pending!.code!, remember: "true", next: "/portal/vendor" };
  const answer = await browser.send(verifyRoute.POST, verifyPath, { form: code });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/portal/vendor"]);
  expect(browser.cookies.has("akoma.pending")).toBe(false);
  expect(await dataOf(await browser.me())).toMatchObject({
    audience: "vendor",
    session: { isRemembered: true },
  });

  const out = await browser.send(signOutRoute.POST, "/api/auth/sign-out", { form: {} });
  expect([out.status, out.headers.get("location")]).toEqual([303, "/login?tab=login&said=signed-out"]);
  expect((await browser.me()).status).toBe(401);
  expect(browser.cookies.has("akoma.device")).toBe(true);
});

test("from the form of registration the address alone brings a code, the same whether or not it has an account", async () => {
  const known = anEmail();
  const founder = { tab: "register", audience: "founder", consent: true };
  const first = aBrowser();
  await first.verify(known, await aCode(first, known, founder));
  const isRegistered: unknown[] = [];
  const answers: unknown[] = [];
  for (const email of [known, anEmail()]) {
    const browser = aBrowser();
    await forgetMails(email);
    const form = { email, tab: "register", audience: "", country: "", addressOnly: "true" };
    const asked = await browser.send(requestRoute.POST, requestPath, { form });
    answers.push([asked.status, asked.headers.get("location"), await asked.text()]);
    const { code = "" } = openPending(browser.cookies.get("akoma.pending")) ?? {};
    await browser.send(verifyRoute.POST, verifyPath, { form: { email, code } });
    isRegistered.push((await dataOf<{ isRegistered: boolean }>(await browser.me())).isRegistered);
  }
  expect(answers[0]).toEqual([303, "/login/code", ""]);
  expect(answers[1]).toEqual(answers[0]);
  expect(isRegistered).toEqual([true, false]);
});

test("a browser that wants to be forgotten keeps no cookie, with script and without", async () => {
  for (const body of [{ form: { forgetBrowser: "true" } }, { json: { forgetBrowser: true } }]) {
    const browser = aBrowser();
    await signIn(browser, anEmail());
    expect(browser.cookies.has("akoma.device")).toBe(true);
    await browser.send(signOutRoute.POST, "/api/auth/sign-out", body);
    expect([...browser.cookies.keys()]).toEqual([]);
  }
});

test("whoever signs out leaves no form behind that the next in this browser could open", async () => {
  const browser = aBrowser();
  await signIn(browser, anEmail());
  await browser.send(requestRoute.POST, requestPath, { form: { email: "wrong", tab: "login" } });
  expect(browser.cookies.has("akoma.draft")).toBe(true);
  await browser.send(signOutRoute.POST, "/api/auth/sign-out", { form: {} });
  expect(browser.cookies.has("akoma.draft")).toBe(false);
});

test("a box left empty is not remembered, and another site is nowhere to go", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const code = await aCode(browser, email);
  const form = { email, code, next: "//evil.example" };
  const answer = await browser.send(verifyRoute.POST, verifyPath, { form });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/portal/onestop"]);
  expect(await dataOf(await browser.me())).toMatchObject({ session: { isRemembered: false } });
});

test("a refused form comes back with everything in it", async () => {
  const form = {
    email: 'ama"><b>',
    tab: "register",
    audience: "diaspora",
    country: "kenya",
    next: "/portal/vendor",
  };
  const answer = await aBrowser().send(requestRoute.POST, requestPath, { form });
  expect(answer.headers.get("location")).toMatch(
    /^\/register\?tab=register&next=%2Fportal%2Fvendor&draft=[\w-]{36}#error-summary$/,
  );
  const { typed, faults } = await draftOf(answer, "sign-in");
  expect(typed).toEqual(Object.fromEntries(Object.entries(form).map(([name, value]) => [name, [value]])));
  expect(faults).toEqual({
    email: expect.stringContaining("without quotation marks"),
    consent: expect.stringContaining("Agree to what we store"),
  });
});

test("a wrong code brings the code form back, without the code, with the choice kept", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const code = notThe(await aCode(browser, email));
  const form = { email, code, remember: "true", next: "/portal/vendor" };
  const answer = await browser.send(verifyRoute.POST, verifyPath, { form });
  expect(answer.headers.get("location")).toMatch(/^\/login\/code\?draft=[\w-]{36}#error-summary$/);
  const { typed, faults } = await draftOf(answer, "sign-in-code");
  expect(typed).toEqual({ email: [email], remember: ["true"], next: ["/portal/vendor"] });
  expect(faults).toEqual({ code: expect.stringContaining("You have 4 tries left.") });
});

test("a form another site sent shows nothing of what it says", async () => {
  const headers = { "sec-fetch-site": "cross-site" };
  const answer = await aBrowser().send(requestRoute.POST, requestPath, {
    form: { email: "planted@example.org" },
    headers,
  });
  expect(answer.status).toBe(403);
  expect(await answer.text()).not.toContain("planted");
});

test("opened in a browser, the addresses of the forms lead to the forms; a script gets 405", async () => {
  const open = (get: (request: Request) => Response, accept: string) =>
    get(new Request("http://localhost:3000/", { headers: { accept } }));
  expect(open(requestRoute.GET, "text/html").headers.get("location")).toBe("/login");
  expect(open(verifyRoute.GET, "text/html").headers.get("location")).toBe("/login/code");
  expect(open(requestRoute.GET, "*/*").status).toBe(405);
  expect(verifyRoute.PUT().headers.get("allow")).toBe("POST, OPTIONS");
  expect(verifyRoute.OPTIONS().status).toBe(204);
});

test("a body over 16 KB is refused", async () => {
  const answer = await aBrowser().request(anEmail(), { next: "x".repeat(17_000) });
  expect(answer.status).toBe(413);
});

test("who is signed in can sign in as somebody else in the same browser", async () => {
  const [browser, one, two] = [aBrowser(), anEmail(), anEmail()];
  await signIn(browser, one);
  await signIn(browser, two);
  expect(await dataOf(await browser.me())).toMatchObject({ email: two });
});
