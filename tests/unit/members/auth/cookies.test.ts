import { jest } from "@jest/globals";
import { readBearer } from "#lib/domains/members/sessions/tokens.ts";
import { rememberedSeconds } from "#lib/domains/members/open/limits.ts";

const withHeaders = (headers: Record<string, string>) => ({ headers: new Headers(headers) });

/** Changes a character near the end; changing two could give back the original two. */
const tampered = (sealed: string) =>
  `${sealed.slice(0, -4)}${sealed.at(-4) === "A" ? "B" : "A"}${sealed.slice(-3)}`;

afterEach(() => jest.useRealTimers());

/** Settings are read when modules load. */
async function cookiesOverHttps() {
  process.env["SITE_URL"] = "https://akoma.example";
  process.env["AUTH_SECRET"] = "a secret of more than thirty-two characters";
  return {
    ...(await import("#lib/domains/members/cookies.ts")),
    ...(await import("#lib/platform/http/cookies.ts")),
  };
}

test("over https cookies are bound to this host; over http their names say so too", async () => {
  const { cookieNames, deviceCookieHeader, endedCookieHeaders } = await cookiesOverHttps();
  expect(cookieNames(true).session).toBe("__Host-akoma.session");
  expect(cookieNames(false).session).toBe("akoma.session");
  expect(deviceCookieHeader("t", true)).toEqual([
    "set-cookie",
    "__Host-akoma.device=t; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure",
  ]);
  expect(deviceCookieHeader("t", false)[1]).toBe(
    "__Host-akoma.device=t; Path=/; HttpOnly; SameSite=Lax; Secure",
  );
  expect(endedCookieHeaders().map(([, value]) => value)).toEqual([
    "__Host-akoma.session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
    "__Host-akoma.pending=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
    "__Host-akoma.rating=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
    "__Host-akoma.draft=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
    "__Host-akoma.shown=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
  ]);
});

test("a session's cookie ends with its row where it is remembered, with the browser where it is not", async () => {
  const { sessionCookieHeader } = await cookiesOverHttps();
  const session = { id: "i", memberId: "m", isRemembered: true, expiresAt: new Date(Date.UTC(2030, 0, 2)) };
  expect((await sessionCookieHeader(session))[1]).toMatch(
    /; Path=\/; Expires=Wed, 02 Jan 2030 00:00:00 GMT; HttpOnly/,
  );
  expect((await sessionCookieHeader({ ...session, isRemembered: false }))[1]).toMatch(/; Path=\/; HttpOnly/);
});

test("a session's cookie is read as often as it comes, until its time is over, and only as we sealed it", async () => {
  const { sessionCookieHeader, openSessionCookie } = await cookiesOverHttps();
  const sealed = async (id: string) => {
    const [, line] = await sessionCookieHeader({
      id,
      memberId: "m",
      isRemembered: true,
      expiresAt: new Date(),
    });
    return /=([^;]+)/.exec(line)?.[1] ?? "";
  };
  const one = await sealed("one");
  const other = await sealed("other");
  for (const [value, id] of [
    [one, "one"],
    [other, "other"],
    [one, "one"],
  ]) {
    expect(await openSessionCookie(value)).toBe(id);
  }
  for (const changed of [undefined, "", "x", tampered(one), one.slice(1), "a".repeat(9000)]) {
    expect(await openSessionCookie(changed)).toBeUndefined();
  }
  for (let n = 0; n < 600; n += 1) expect(await openSessionCookie(await sealed(`${n}`))).toBe(`${n}`);
  expect(await openSessionCookie(one)).toBe("one");
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  jest.setSystemTime(Date.now() + (rememberedSeconds + 60) * 1000);
  expect(await openSessionCookie(one)).toBeUndefined();
});

test("what is pending comes back as it was, and only as we sealed it", async () => {
  const { openPending, pendingCookieHeader } = await cookiesOverHttps();
  const value = { email: "ama@example.org", next: "/portal/onestop", tab: "login" } as const;
  const sealed = /=([^;]+)/.exec(pendingCookieHeader(value)[1])?.[1] ?? "";
  expect(openPending(sealed)).toEqual(value);
  for (const other of [undefined, "", "x", sealed.slice(1), tampered(sealed), "a".repeat(9000), "%00"]) {
    expect(openPending(other)).toBeUndefined();
  }
});

test("a cookie is read by its whole name", async () => {
  const { readCookie } = await cookiesOverHttps();
  const request = withHeaders({ cookie: "xakoma.session=1; akoma.session=a=b; akoma.session=2; empty=; =3" });
  expect(readCookie(request, "akoma.session")).toBe("a=b");
  for (const name of ["session", "empty", "none"]) expect(readCookie(request, name)).toBeUndefined();
});

test("a bearer header counts whatever it holds; other schemes are not for us", () => {
  const token = "a".repeat(43);
  expect(readBearer(withHeaders({ authorization: `bEARER  ${token}` }))).toEqual({ token });
  expect(readBearer(withHeaders({ authorization: "Bearer" }))).toEqual({ token: undefined });
  expect(readBearer(withHeaders({ authorization: `Bearer ${token}${token}` }))).toEqual({ token: undefined });
  expect(readBearer(withHeaders({ authorization: "Basic YTpi" }))).toBeUndefined();
  expect(readBearer(withHeaders({}))).toBeUndefined();
});
