import type { IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import { cleanRequest } from "#lib/platform/http/clean-request.ts";
import { networksOf } from "#lib/platform/http/client-address.ts";

const trusted = networksOf(["10.0.0.0/8"]);

function cleaned(peer: string | undefined, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const request = { headers: { ...headers }, socket: { remoteAddress: peer } as Socket };
  cleanRequest(request, trusted);
  return request.headers;
}

test("what a stranger says of proxies is dropped, and the address is the peer's", () => {
  const headers = cleaned("203.0.113.9", {
    host: "example.org",
    forwarded: "for=1.2.3.4",
    "x-forwarded-for": "1.2.3.4",
    "x-forwarded-host": "diaspora.example.org",
    "x-forwarded-proto": "https",
    "x-forwarded-port": "443",
    "x-real-ip": "1.2.3.4",
  });
  expect(headers).toEqual({
    host: "example.org",
    "x-forwarded-for": "203.0.113.9",
    "x-akoma-relayed": "1",
  });
});

test("a proxy of ours is believed about address, host and protocol", () => {
  const headers = cleaned("10.0.0.1", {
    host: "internal:3000",
    "x-forwarded-for": "6.6.6.6, 198.51.100.1",
    "x-forwarded-host": "spoofed.example, diaspora.example.org",
    "x-forwarded-proto": "https",
  });
  expect(headers).toEqual({
    host: "diaspora.example.org",
    "x-forwarded-for": "198.51.100.1",
    "x-forwarded-proto": "https",
    "x-akoma-relayed": "1",
  });
});

test("the id of a request is a proxy's to give, when it is one", () => {
  const id = "7f3c2a10-9d4e.1:a_B";
  expect(cleaned("10.0.0.1", { "x-request-id": id })).toMatchObject({ "x-request-id": id });
  expect(cleaned("203.0.113.9", { "x-request-id": id })).not.toHaveProperty("x-request-id");
  for (const junk of [
    "",
    "short",
    "a".repeat(65),
    "with space",
    "\u202e12345678",
    'id"};drop',
    "a\tb\tc\td\te",
  ]) {
    expect(cleaned("10.0.0.1", { "x-request-id": junk })).not.toHaveProperty("x-request-id");
  }
});

test("headers by which parts of Next talk to each other never come from outside, whoever sends them", () => {
  const inside = [
    "x-middleware-subrequest",
    "x-middleware-rewrite",
    "x-middleware-next",
    "x-middleware-skip",
    "x-middleware-override-headers",
    "x-middleware-request-cookie",
    "x-middleware-set-cookie",
    "x-invoke-path",
    "x-invoke-status",
    "x-matched-path",
    "x-now-route-matches",
    "x-nextjs-data",
    "x-nextjs-rewritten-path",
    "x-next-resume-state-length",
    "x-prerender-revalidate",
    "next-resume",
    "next-action",
  ];
  const given = Object.fromEntries(inside.map((name) => [name, "/contact"]));
  for (const peer of ["203.0.113.9", "10.0.0.1"]) {
    expect(Object.keys(cleaned(peer, given))).toEqual(["x-forwarded-for"]);
  }
});

test("what browsers send stays", () => {
  const given = {
    rsc: "1",
    "next-router-state-tree": "x",
    "next-router-prefetch": "1",
    "next-router-segment-prefetch": "/_tree",
    "next-url": "/",
    cookie: "a=b",
    authorization: "Bearer x",
    accept: "*/*",
  };
  expect(cleaned("203.0.113.9", given)).toEqual({ ...given, "x-forwarded-for": "203.0.113.9" });
});

test("a peer that is gone already leaves the address empty", () => {
  expect(cleaned(undefined, { "x-forwarded-for": "1.2.3.4" })).toMatchObject({ "x-forwarded-for": "" });
});

test.each(["x-forwarded-for", "forwarded", "via", "x-real-ip", "cf-connecting-ip"])(
  "a request that came with %s was passed on; nobody can say so or deny it by the mark itself",
  (name) => {
    expect(cleaned("127.0.0.1", { [name]: "203.0.113.5" })).toHaveProperty("x-akoma-relayed", "1");
    expect(cleaned("127.0.0.1", { "x-akoma-relayed": "1" })).not.toHaveProperty("x-akoma-relayed");
  },
);
