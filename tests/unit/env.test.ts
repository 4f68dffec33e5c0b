import { execFileSync } from "node:child_process";
import { pageSettings, readEnv } from "#lib/platform/env.ts";

test("bad settings are named all at once", () => {
  expect(() => readEnv({ PORT: "many", SITE_URL: "nowhere" })).toThrow(
    /SITE_URL[\s\S]*PORT|PORT[\s\S]*SITE_URL/,
  );
});

test("an empty setting counts as unset", () => {
  expect(readEnv({ DATABASE_URL: "" }).DATABASE_URL).toBeUndefined();
});

test("an address of ADMIN_EMAILS is the mailbox that signs in, however it was written there", () => {
  expect(
    readEnv({ ADMIN_EMAILS: "mailto:Ama@Example.org, \u200bkofi@caf\u00e9-abidjan.example" }).ADMIN_EMAILS,
  ).toEqual(["ama@example.org", "kofi@xn--caf-abidjan-dbb.example"]);
  expect(() => readEnv({ ADMIN_EMAILS: "ama" })).toThrow(/ADMIN_EMAILS/);
});

test("a model is set with its address, its key and its name, or not at all", () => {
  const url = "https://api.example.org/v1";
  expect(() => readEnv({ NAVIGATOR_API_URL: url, NAVIGATOR_API_KEY: "key" })).toThrow(
    "NAVIGATOR_API_MODEL: Set it too",
  );
  expect(() => readEnv({ NAVIGATOR_API_URL: url, NAVIGATOR_API_MODEL: "m" })).toThrow(
    "NAVIGATOR_API_KEY: Set it too",
  );
  const all = { NAVIGATOR_API_URL: url, NAVIGATOR_API_KEY: "key", NAVIGATOR_API_MODEL: "m" };
  expect(readEnv(all)).toMatchObject(all);
  expect(readEnv({ NAVIGATOR_API_KEY: "key" }).NAVIGATOR_API_URL).toBeUndefined();
});

test("questions of visitors go to a model over https, or to one on this machine", () => {
  const set = (url: string) => () =>
    readEnv({ NAVIGATOR_API_URL: url, NAVIGATOR_API_KEY: "key", NAVIGATOR_API_MODEL: "m" });
  for (const url of [
    "http://api.example.org",
    "http://127.0.0.1.example.org",
    "http://10.0.0.1",
    "ftp://localhost",
  ])
    expect(set(url)).toThrow("NAVIGATOR_API_URL");
  for (const url of ["http://localhost:11434", "http://127.0.0.1:8000/v1", "http://[::1]:8000"])
    expect(set(url)).not.toThrow();
});

test("every setting that a page, its content or its frame reads asks for a new build when it changes", () => {
  const places = [
    "app",
    "components",
    "lib/data/content",
    "lib/data/countries",
    "lib/data/site",
    "lib/platform/words",
  ];
  const read = execFileSync("git", ["grep", "-hoE", "(env|settings)\\.[A-Z_]+[A-Z]", "--", ...places], {
    encoding: "utf8",
  });
  const names = new Set(
    read
      .trim()
      .split("\n")
      .map((found) => found.replace(/^\w+\./, "")),
  );
  expect([...names]).toContain("SOCIAL_TWITTER");
  // Settings that are read per request, or by the server, are in no page.
  const perRequest = ["NODE_ENV", "DATABASE_URL", "LOCAL_DEMO", "STYLEGUIDE", "DIASPORA_HOSTS", "IMPACT_HOSTS", "CREDIT_UNION_HOSTS"]; // prettier-ignore
  expect(
    [...names].filter((name) => !perRequest.includes(name) && !pageSettings.includes(name as never)),
  ).toEqual([]);
  expect(pageSettings).toEqual(expect.arrayContaining(["SITE_URL", "NEXT_PUBLIC_HIDE_VENDOR"]));
});
