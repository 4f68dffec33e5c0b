import { readFileSync } from "node:fs";
import { NextRequest } from "next/server";
import { encode } from "next-auth/jwt";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { gatedPaths } from "#lib/data/site/registry-keys.ts";

process.env["AUTH_SECRET"] = "a-secret-for-this-test-alone-0123456789";
process.env["DIASPORA_HOSTS"] = "diaspora.test";
process.env["IMPACT_HOSTS"] = "impact.test";
process.env["CREDIT_UNION_HOSTS"] = "union.test";
const { middleware } = await import("../../../middleware.ts");
const { sessionSecret } = await import("#lib/platform/secrets/index.ts");

const origin = "http://localhost:3000";
const cookie = "akoma.session";

const ask = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(origin + path, { headers }));

/** The page that Next is to render, as path and query, without the language prefix; undefined if it renders none. */
function rewriteOf(answer: Response): string | undefined {
  const target = answer.headers.get("x-middleware-rewrite");
  if (target === null) return undefined;
  const { pathname, search } = new URL(target);
  expect(pathname).toMatch(/^\/en(?:\/|$)/);
  return (pathname.slice("/en".length) || "/") + search;
}

const leadsTo = (answer: Response) => answer.headers.get("location")?.slice(origin.length);
const aCookie = (token: Record<string, unknown>, { secret = sessionSecret(), maxAge = 60 } = {}) =>
  encode({ token, secret, maxAge });
const anId = "5f0f7f0e-5b1a-4a39-9d0e-0a4d5f1f7a55";

/** What every response rendered per request has. `kept`: what a cache may do with it; nothing, unless it is public. */
function expectMadePerRequest(answer: Response, kept = "private, no-store"): void {
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{24}'/);
  expect(policy).not.toContain("unsafe");
  expect(answer.headers.get("cache-control")).toBe(kept);
}

test.each(gatedPaths)("%s shows its wall without a cookie, whatever the query says", async (path) => {
  for (const query of ["", "?open=1", "?demo_approved=1", "?tab=support&utm_source=mail"]) {
    const answer = await ask(path + query);
    expect(rewriteOf(answer)).toBe(`/wall${path}${query}`);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expectMadePerRequest(answer);
  }
});

test.each(gatedPaths)("%s is shown to whoever holds a cookie of ours", async (path) => {
  const answer = await ask(`${path}?open=1`, { cookie: `${cookie}=${await aCookie({ sid: anId })}` });
  expect(rewriteOf(answer)).toBe(`${path}?open=1`);
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expectMadePerRequest(answer);
});

test("a cookie that is tampered with, made by another key, out of date, empty or junk opens nothing", async () => {
  const valid = await aCookie({ sid: anId });
  const middle = Math.floor(valid.length / 2);
  const swapped = valid[middle] === "A" ? "B" : "A";
  const bad = {
    tampered: valid.slice(0, middle) + swapped + valid.slice(middle + 1),
    cut: valid.slice(0, -2),
    foreign: await aCookie({ sid: anId }, { secret: "somebody-elses-secret-0123456789-0123456789" }),
    old: await aCookie({ sid: anId }, { maxAge: -60 }),
    pointless: await aCookie({ sub: anId }),
    empty: "",
    junk: "eyJhbGciOiJkaXIifQ..x.y.z",
    unsigned: "eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.",
    huge: "A".repeat(8000),
  };
  for (const [name, value] of Object.entries(bad)) {
    const answer = await ask("/portal/onestop", { cookie: `${cookie}=${value}` });
    expect([name, rewriteOf(answer)]).toEqual([name, "/wall/portal/onestop"]);
  }
});

test("a bearer header or a cookie of another name opens no page", async () => {
  const value = await aCookie({ sid: anId });
  const given: Record<string, string>[] = [
    { authorization: `Bearer ${value}` },
    { cookie: `next-auth.session-token=${value}` },
  ];
  for (const headers of given) {
    expect(rewriteOf(await ask("/portal/onestop", headers))).toBe("/wall/portal/onestop");
  }
});

test("the wall has no address of its own", async () => {
  for (const path of gatedPaths) {
    const answer = await ask(`/wall${path}?tab=open`);
    expect([answer.status, leadsTo(answer)]).toEqual([307, `${path}?tab=open`]);
  }
  for (const path of [
    "/wall",
    "/wall/contact",
    "/wall/wall/portal/onestop",
    "/wall/portal/nothing",
    "/wall//x",
  ]) {
    const answer = await ask(path);
    expect([answer.status, rewriteOf(answer)]).toEqual([404, `/unknown?asked=${encodeURIComponent(path)}`]);
  }
});

test("nothing else under /portal and /login is there", async () => {
  const nothing = [
    "/portal/nothing",
    "/portal/verify/anything",
    "/portal/onestop/x",
    "/login/x",
    "/login/end",
    "/PORTAL/nothing",
    "/Admin/Moderation",
  ];
  for (const path of nothing) {
    const answer = await ask(path);
    expect([answer.status, rewriteOf(answer)]).toEqual([404, `/unknown?asked=${encodeURIComponent(path)}`]);
  }
});

test("a page has one spelling, an address that leads nowhere is a 404, and known pages are shown", async () => {
  for (const [asked, canonical] of [
    ["/About", "/about"],
    ["/basicpages?x=1", "/BasicPages?x=1"],
    ["/SUBSIDIARIES/Agx/campus/Liberia", "/subsidiaries/agx/campus/liberia"],
    ["/library/history/Kenya", "/library/history/kenya"],
    ["/start-business/Kenya/PRINT", "/start-business/kenya/print"],
    ["/PORTAL/onestop?tab=open", "/portal/onestop?tab=open"],
    ["/Foundation", "/foundation"],
  ] as const) {
    const answer = await ask(asked);
    expect([answer.status, leadsTo(answer)]).toEqual([308, canonical]);
  }
  for (const path of ["/abuot", "/library/history/atlantis", "/subsidiaries/afmm", "/unknown-thing"]) {
    const answer = await ask(path);
    expect([answer.status, rewriteOf(answer)]).toEqual([404, `/unknown?asked=${encodeURIComponent(path)}`]);
  }
  for (const path of ["/about", "/BasicPages", "/support/country/mali", "/portal/diaspora/confidential"])
    expect(rewriteOf(await ask(path))).toBe(path);
});

test("a question to the navigator leads to the part of the guide that answers", async () => {
  const answer = await ask("/navigator?country=ghana&topic=tax");
  expect([answer.status, leadsTo(answer)]).toEqual([303, "/start-business/ghana#tax"]);
  expect(leadsTo(await ask("/navigator?country=ghana&topic=%23x"))).toBe("/start-business/ghana");
  expect(leadsTo(await ask("/navigator?country=Ghana&topic=money"))).toBe("/start-business/ghana#money");
  expect(leadsTo(await ask("/navigator?country=gahna&topic=tax"))).toBe("/start-business?q=gahna");
  expect(leadsTo(await ask("/navigator?country=//evil.example&topic=tax"))).toBe(
    "/start-business?q=%2F%2Fevil.example",
  );
});

test("a question in words is answered behind the navigator, with a country and a topic too; what asks nothing leads to where one asks", async () => {
  for (const query of ["ask=visa", "ask=", "ask=visa&country=ghana&topic=tax", "ask=visa&was=yes"]) {
    expect(rewriteOf(await ask(`/navigator?${query}`))).toBe(`/navigator/of?${query}`);
  }
  for (const query of ["topic=tax", "was=yes", "about=tax&passport=NG"])
    expect([query, leadsTo(await ask(`/navigator?${query}`))]).toEqual([query, "/navigator"]);
});

test("sign-in and the registration of organisations are open to everybody, and may be found", async () => {
  const open = [
    "/register?next=/portal/vendor",
    "/login?tab=login",
    "/login/code",
    "/login/end/abc-DEF_123",
    "/login/ended",
    "/login/deleted",
    "/portal/clearsight/register",
  ];
  for (const path of open) {
    const answer = await ask(path);
    expect(rewriteOf(answer)).toBe(path);
    expect(answer.headers.get("x-robots-tag")).toBeNull();
    expectMadePerRequest(answer);
  }
});

test.each(countrySlugs)("the ratings of %s are made for each visit", async (slug) => {
  const path = `/explore/countries/${slug}/ratings`;
  for (const query of ["", "?done=rated"]) {
    const answer = await ask(path + query);
    expect(rewriteOf(answer)).toBe(path + query);
    expectMadePerRequest(answer);
  }
});

test("ratings of no country lead nowhere, and in another spelling to the page", async () => {
  const path = "/explore/countries/atlantis/ratings";
  const answer = await ask(path);
  expect([answer.status, rewriteOf(answer)]).toEqual([404, `/unknown?asked=${encodeURIComponent(path)}`]);
  const shouted = await ask("/Explore/Countries/KENYA/Ratings");
  expect([shouted.status, leadsTo(shouted)]).toEqual([308, "/explore/countries/kenya/ratings"]);
});

test("no nonce is used twice", async () => {
  const policies = await Promise.all(
    Array.from({ length: 20 }, async () => (await ask("/login")).headers.get("content-security-policy")),
  );
  expect(new Set(policies).size).toBe(20);
});

test.each([
  ["diaspora.test", "/home/diaspora"],
  ["DIASPORA.test.:8080", "/home/diaspora"],
  ["impact.test", "/investor-impact"],
  ["union.test:443", "/home/credit-union"],
])("the home page at %s is %s, query kept", async (host, home) => {
  expect(rewriteOf(await ask("/?utm_source=x", { host }))).toBe(`${home}?utm_source=x`);
});

test.each(["diaspora.test", "impact.test", "union.test"])(
  "at %s the main home page and its sections are reached under an address of their own",
  async (host) => {
    expect(rewriteOf(await ask("/home", { host }))).toBe("/");
    expect(rewriteOf(await ask("/home?utm_source=x", { host }))).toBe("/?utm_source=x");
    for (const [from, to] of [
      ["/countries", "/home#countries"],
      ["/Countries?x=1", "/home?x=1#countries"],
      ["/HOME", "/home"],
    ] as const) {
      const answer = await ask(from, { host });
      expect([answer.status, leadsTo(answer)]).toEqual([308, to]);
    }
  },
);

test("where the main home page is the host's own, it has no second address", async () => {
  for (const [from, to] of [
    ["/home", "/"],
    ["/Home?x=1", "/?x=1"],
    ["/countries", "/#countries"],
  ] as const) {
    const answer = await ask(from, { host: "example.org" });
    expect([answer.status, leadsTo(answer)]).toEqual([308, to]);
  }
});

test("any other host has the main home page, and what is said to be forwarded is no host", async () => {
  for (const headers of [
    { host: "example.org" },
    { host: "localhost:3000", "x-forwarded-host": "diaspora.test" },
    {},
  ] as Record<string, string>[]) {
    const answer = await ask("/", headers);
    expect(rewriteOf(answer)).toBe("/");
    expect(answer.headers.get("content-security-policy")).toBeNull(); // the policy is sealed with the page
  }
});

test("lists, comparisons and guides go where they always went", async () => {
  expect(rewriteOf(await ask("/start-business?q=ghana"))).toBe("/start-business/results?q=ghana");
  expect(rewriteOf(await ask("/explore/compare?c=kenya,ghana"))).toBe("/explore/compare/of?c=kenya,ghana");
  expect(rewriteOf(await ask("/explore/ranking?by=population&region="))).toBe(
    "/explore/ranking/of?by=population&region=",
  );
  expect(rewriteOf(await ask("/explore/ranking?preset=most-stable"))).toBe(
    "/explore/ranking/of?preset=most-stable",
  );
  expect(rewriteOf(await ask("/explore/scatter?y=population"))).toBe("/explore/scatter/of?y=population");
  expect(rewriteOf(await ask("/search?q=cacao&kind=guide"))).toBe("/search/of?q=cacao&kind=guide");
  expect(leadsTo(await ask("/search/of?q=cacao"))).toBe("/search?q=cacao");
  for (const path of [
    "/explore/ranking",
    "/explore/ranking?utm_source=x",
    "/explore/scatter",
    "/explore/risk-rating",
    "/search",
  ])
    expect(rewriteOf(await ask(path))).toBe(path);
  expect(leadsTo(await ask("/explore/ranking/of?by=population"))).toBe("/explore/ranking?by=population");
  expect(leadsTo(await ask("/explore/scatter/of"))).toBe("/explore/scatter");
  for (const query of [
    "/explore/ranking?order=lowest",
    "/explore/compare?c=kenya,ghana",
    "/start-business?q=x",
  ])
    expectMadePerRequest(await ask(query), "private, no-cache"); // kept for the back button
  expect(leadsTo(await ask("/start-business/Ghana"))).toBe("/start-business/ghana");
  expect(leadsTo(await ask("/start-business/results?q=x"))).toBe("/start-business?q=x");
  const unknown = await ask("/start-business/atlantis");
  expect([unknown.status, rewriteOf(unknown)]).toEqual([404, "/start-business/unknown?slug=atlantis"]);
  expect(rewriteOf(await ask("/start-business/ghana"))).toBe("/start-business/ghana");
});

test("the matcher lets no gated page pass by, in any form a router asks for it", () => {
  const source = readFileSync("middleware.ts", "utf8");
  const [literal = ""] = /matcher: \["(.+)"\]/.exec(source)?.slice(1) ?? [];
  const matches = new RegExp(`^${literal.replaceAll("\\\\", "\\")}$`);
  for (const path of [...gatedPaths, "/register", "/login/code", "/wall/portal/onestop", "/"]) {
    for (const form of [path, `${path}.rsc`, `${path}.segments/_tree.segment.rsc`])
      expect([form, matches.test(form)]).toEqual([form, true]);
  }
  for (const path of ["/api/auth/me", "/_next/static/chunks/x.js", "/icon.svg", "/downloads/a.csv"])
    expect([path, matches.test(path)]).toEqual([path, false]);
});
