import { homeOf, sealedAddress } from "#lib/data/site/homes.ts";

const tables = {
  DIASPORA_HOSTS: ["diaspora.example.org", "home.example.org"],
  IMPACT_HOSTS: ["impact.example.org"],
  CREDIT_UNION_HOSTS: ["union.example.org"],
};

test.each([
  ["diaspora.example.org", "/home/diaspora"],
  ["home.example.org", "/home/diaspora"],
  ["impact.example.org", "/investor-impact"],
  ["union.example.org", "/home/credit-union"],
])("%s has the home page %s", (host, home) => {
  expect(homeOf(host, tables)).toBe(home);
});

test.each([
  "DIASPORA.example.ORG",
  "diaspora.example.org:8443",
  "diaspora.example.org.",
  "diaspora.example.org.:443",
  " diaspora.example.org ",
  "diaspora.example.org:",
])("a port, a dot at the end and the case of %j make no difference", (host) => {
  expect(homeOf(host, tables)).toBe("/home/diaspora");
});

test.each([
  undefined,
  null,
  "",
  "example.org",
  "www.diaspora.example.org",
  "diaspora.example.org.evil.example",
  "diaspora.example.org@evil.example",
  "[::1]:3000",
  "127.0.0.1:3000",
  ":3000",
  "__proto__",
])("%j, which no table names, has the main home page", (host) => {
  expect(homeOf(host, tables)).toBe("/");
});

test("without tables every host has the main home page", () => {
  const none = { DIASPORA_HOSTS: [], IMPACT_HOSTS: [], CREDIT_UNION_HOSTS: [] };
  expect(homeOf("diaspora.example.org", none)).toBe("/");
});

test("the sealed build answers for both home pages of a host that has its own", () => {
  expect(sealedAddress("/", "/home/diaspora", ["fr"])).toBe("/home/diaspora");
  expect(sealedAddress("/home", "/home/diaspora", ["fr"])).toBe("/");
  expect(sealedAddress("/home", "/", ["fr"])).toBe("/home"); // not sealed: the middleware redirects it to the home page
  expect(sealedAddress("/about", "/home/diaspora", ["fr"])).toBe("/about");
  expect(sealedAddress("/fr", "/", ["fr"])).toBe("/fr");
  expect(sealedAddress("/fr/home", "/home/diaspora", ["fr"])).toBe("/fr");
});
