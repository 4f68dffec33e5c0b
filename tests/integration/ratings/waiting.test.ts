import { aBrowser, aCode, anEmail, dataOf, signIn, type Browser } from "#tests/support/sign-in.ts";
import { POST as verify } from "#app/api/auth/login/verify/route.ts";
import { db } from "#lib/platform/db.ts";
import { openWaiting, rateCountry, ratingFormId } from "#lib/domains/ratings/index.ts";
import { draftOf } from "#tests/support/draft-of.ts";
import { ratingsCall } from "#lib/domains/ratings/open/paths.ts";
import { waitingCookieHeader } from "#lib/domains/ratings/waiting-ratings.ts";
import { seed } from "../../../prisma/seed.ts";
import { forget, onFile, postTo } from "./a-rating.ts";

const cookie = "akoma.rating";
const page = "/explore/countries/angola/ratings";

beforeAll(async () => {
  await seed(db());
  await forget("angola", "zambia");
});
afterAll(() => db().$disconnect());

const typed = { kind: "ease", score: "4", comment: "Bring copies of everything" };
const send = (browser: Browser, form: Record<string, string> = typed, slug = "angola") =>
  browser.send(postTo(slug), ratingsCall(slug), { form });
const waitingIn = (browser: Browser) => openWaiting(browser.cookies.get(cookie));
const idOf = async (email: string) => (await db().member.findUniqueOrThrow({ where: { email } })).id;

test("nobody signed in: what was typed waits sealed in the browser, and the sign-in is next", async () => {
  const browser = aBrowser();
  const answer = await send(browser);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/login?tab=login&next=${page}`]);
  const [line = ""] = answer.headers.getSetCookie();
  expect(line).toMatch(/^akoma\.rating=[\w-]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/);
  expect(Buffer.from(line, "base64url").toString("latin1")).not.toContain("copies");
  expect(waitingIn(browser)).toEqual([
    { slug: "angola", kind: "ease", score: 4, comment: "Bring copies of everything" },
  ]);
  expect(await db().rating.count({ where: { countrySlug: "angola" } })).toBe(0);
});

test("signed in by form, the rating is filed for the member and waits no longer", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  await send(browser);
  const code = await aCode(browser, email);
  const answer = await browser.send(verify, "/api/auth/login/verify", { form: { email, code, next: page } });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${page}?done=rated`]);
  expect(browser.cookies.has(cookie)).toBe(false);
  expect(await onFile(await idOf(email), "angola")).toEqual([
    { kind: "ease", score: 4, comment: "Bring copies of everything", commentState: "waiting" },
  ]);
  expect((await dataOf<{ email: string }>(await browser.me())).email).toBe(email);
});

test("signed in by script, it is filed as well; who wanted to go elsewhere goes there", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  await send(browser);
  const code = await aCode(browser, email);
  const answer = await browser.verify(email, code, { next: "/portal/vendor" });
  expect(await dataOf(answer)).toMatchObject({ email, next: "/portal/vendor" });
  expect(browser.cookies.has(cookie)).toBe(false);
  expect(await onFile(await idOf(email), "angola")).toMatchObject([{ score: 4 }]);
});

test("several wait beside each other, the later of one kind in place of the earlier", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  await send(browser);
  await send(browser, { kind: "investor", score: "2", comment: "" });
  await send(browser, { ...typed, score: "5" });
  await send(browser, { kind: "ease", score: "1", comment: "" }, "zambia");
  expect(waitingIn(browser)).toHaveLength(3);
  await signIn(browser, email);
  const id = await idOf(email);
  expect(await onFile(id, "angola")).toMatchObject([
    { kind: "investor", score: 2 },
    { kind: "ease", score: 5 },
  ]);
  expect(await onFile(id, "zambia")).toMatchObject([{ kind: "ease", score: 1 }]);
});

test("what cannot be filed stays in the browser, and the sign-in succeeds", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  await signIn(aBrowser(), email);
  const id = await idOf(email);
  for (let at = 0; at < 30; at += 1)
    await rateCountry({ id }, "zambia", { kind: "ease", score: 3, comment: undefined });
  await send(browser);
  await signIn(browser, email);
  expect((await browser.me()).status).toBe(200);
  expect(waitingIn(browser)).toMatchObject([{ slug: "angola", score: 4 }]);
  expect(await onFile(id, "angola")).toEqual([]);
});

test("a country that is gone keeps nobody out and waits no longer", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const [, header] = waitingCookieHeader([{ slug: "atlantis", kind: "ease", score: 4, comment: undefined }]);
  browser.cookies.set(cookie, /=([^;]+)/.exec(header)?.[1] ?? "");
  await signIn(browser, email);
  expect(browser.cookies.has(cookie)).toBe(false);
  expect(await db().rating.count({ where: { member: { email } } })).toBe(0);
});

test("a member who sends what waited has it filed, and it waits no longer", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  await signIn(browser, email);
  const [, header] = waitingCookieHeader([{ slug: "angola", kind: "ease", score: 1, comment: undefined }]);
  browser.cookies.set(cookie, /=([^;]+)/.exec(header)?.[1] ?? "");
  const answer = await send(browser);
  expect(answer.headers.get("location")).toBe(`${page}?done=rated`);
  expect(browser.cookies.has(cookie)).toBe(false);
  expect(await onFile(await idOf(email), "angola")).toMatchObject([{ score: 4 }]);
});

test("signing out takes back what waits", async () => {
  const browser = aBrowser();
  await signIn(browser, anEmail());
  browser.cookies.set(cookie, "anything");
  await browser.signOut();
  expect(browser.cookies.has(cookie)).toBe(false);
});

test("a cookie that is not ours files nothing and keeps nobody out", async () => {
  for (const value of ["junk", "A".repeat(200), "x".repeat(8000)]) {
    const [browser, email] = [aBrowser(), anEmail()];
    browser.cookies.set(cookie, value);
    await signIn(browser, email);
    expect(await db().rating.count({ where: { member: { email } } })).toBe(0);
  }
});

test("what is wrong is said before anybody is sent to sign in, and an unknown country is none", async () => {
  const browser = aBrowser();
  const wrong = await send(browser, { ...typed, score: "9" });
  expect(await draftOf(wrong, ratingFormId("angola"))).toMatchObject({
    typed: { kind: ["ease"], comment: [typed.comment] },
    code: "invalid_input",
  });
  expect((await send(browser, typed, "atlantis")).status).toBe(404);
  expect(browser.cookies.has(cookie)).toBe(false);
});

test("more than a browser keeps is not dropped: the form comes back with it", async () => {
  const browser = aBrowser();
  const unlike = () =>
    Array.from({ length: 1000 }, () =>
      String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
    ).join("");
  const first = unlike();
  expect((await send(browser, { ...typed, comment: first })).status).toBe(303);
  const second = unlike();
  const answer = await send(browser, { kind: "investor", score: "3", comment: second });
  expect(await draftOf(answer, ratingFormId("angola"))).toMatchObject({
    typed: { kind: ["investor"], comment: [second] },
    code: "conflict",
  });
  expect(waitingIn(browser)).toMatchObject([{ kind: "ease", comment: first }]);
});
