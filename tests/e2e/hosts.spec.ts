import { once } from "node:events";
import { get, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { expect, test } from "@playwright/test";
import { required } from "../support/required.ts";
import { startSite } from "../support/start-site.ts";

const baseUrl = required("BASE_URL");

/** A browser sends the host it connected to; a request made by hand can name any host. */
async function ask(origin: string, path: string, headers: OutgoingHttpHeaders) {
  const { hostname, port } = new URL(origin);
  const request = get({ hostname, port, path, headers, agent: false });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text,
    h1: /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(text)?.[1]?.replace(/<[^>]+>/g, ""),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1],
  };
}

const homes = [
  { host: "diaspora.test", h1: "Home from abroad: start, send, return", path: "/home/diaspora" },
  { host: "impact.test", h1: "Impact: how it would be measured", path: "/investor-impact" },
  { host: "union.test", h1: "A credit union owned by its members", path: "/home/credit-union" },
];
const siteUrl = (process.env["SITE_URL"] ?? "http://localhost:3000").replace(/\/+$/, "");

for (const { host, h1, path } of homes) {
  test(`${host} has a home page of its own, whose one address is under SITE_URL`, async () => {
    const own = await ask(baseUrl, path, { host: "example.org" });
    for (const written of [host, `${host}:8080`, host.toUpperCase(), `${host}.`]) {
      const answer = await ask(baseUrl, "/?utm_source=test", { host: written });
      expect([written, answer.status, answer.h1]).toEqual([written, 200, h1]);
      expect(answer.canonical).toBe(siteUrl + path);
      expect(answer.text).not.toContain(host);
      expect(answer.headers["content-security-policy"]).toContain("'sha256-");
      expect(answer.headers["etag"]).toBe(own.headers["etag"]);
    }
    expect([own.status, own.h1, own.canonical]).toEqual([200, h1, siteUrl + path]);
  });

  test(`the router of a browser gets the home page of ${host} as well`, async () => {
    const answer = await ask(baseUrl, "/?_rsc", { host, rsc: "1" });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toContain("text/x-component");
    expect(answer.text).toContain(h1);
  });
}

test("a host nobody has named, and one that is no host, get the main home page", async () => {
  const main = await ask(baseUrl, "/", { host: "example.org" });
  expect(main.canonical?.replace(/\/$/, "")).toBe(siteUrl);
  for (const host of [
    "www.diaspora.test",
    "diaspora.test.example.org",
    "127.0.0.1",
    "[::1]:3000",
    "x".repeat(300),
  ]) {
    const answer = await ask(baseUrl, "/", { host });
    expect([host, answer.status, answer.h1]).toEqual([host, 200, main.h1]);
    expect(answer.text).not.toContain(host);
  }
});

test("other pages are the same at every host", async () => {
  const answers = await Promise.all(
    ["example.org", "diaspora.test", "union.test"].map((host) =>
      ask(baseUrl, "/start-business/ghana", { host }),
    ),
  );
  expect(new Set(answers.map(({ headers }) => headers["etag"])).size).toBe(1);
});

test("a proxy of ours is believed about the host a visitor asked for", async () => {
  const forwarded = await ask(baseUrl, "/", { host: "internal", "x-forwarded-host": "union.test" });
  expect(forwarded.h1).toBe(homes[2]?.h1);
});

test("anybody else is not, and no header leads past the middleware", async () => {
  const site = await startSite({ TRUSTED_PROXIES: "203.0.113.1", DIASPORA_HOSTS: "diaspora.test" });
  try {
    const main = await ask(site.url, "/", { host: "example.org" });
    const spoofed = await ask(site.url, "/", {
      host: "example.org",
      "x-forwarded-host": "diaspora.test",
      forwarded: "host=diaspora.test",
    });
    expect(spoofed.h1).toBe(main.h1);
    for (const name of [
      "x-middleware-rewrite",
      "x-matched-path",
      "x-invoke-path",
      "x-nextjs-rewritten-path",
    ]) {
      const answer = await ask(site.url, "/?rsc", { host: "example.org", [name]: "/home/diaspora" });
      expect([name, answer.h1]).toEqual([name, main.h1]);
    }
  } finally {
    await site.stop();
  }
});

test("an address has one spelling: escaped letters lead to the same page", async () => {
  const plain = await ask(baseUrl, "/start-business/ghana", {});
  const escaped = await ask(baseUrl, "/st%61rt-business/gh%61na", {});
  expect(escaped.headers["etag"]).toBe(plain.headers["etag"]);
  expect((await ask(baseUrl, "/start-business%2fghana", {})).status).toBe(404);
  expect((await ask(baseUrl, "/start-business/%zz", {})).status).toBe(400);
});

for (const [from, to] of [
  ["/portal", "/portal/credit-union"],
  ["/AfriventPortal", "/portal/afrivent"],
  ["/join", "/portal/credit-union#accounts"],
  ["/join?utm_source=mail", "/portal/credit-union?utm_source=mail#accounts"],
]) {
  test(`${from} leads to ${to}`, async () => {
    const answer = await ask(baseUrl, from ?? "/", {});
    expect(answer.status).toBe(308);
    expect(answer.headers["location"]?.replace(baseUrl, "")).toBe(to);
  });
}
