import { readEnv } from "#lib/platform/env.ts";
import { checkProduction } from "#lib/ops/serve/check-production.ts";

const good = { AUTH_SECRET: "s".repeat(40), SMTP_URL: "smtps://user:word@mail.example.org:465" };
const demo = { AUTH_SECRET: "s".repeat(40), LOCAL_DEMO: "true", HOST: "127.0.0.1" };

const check = (source: Record<string, string>, hasParent: boolean) => () =>
  checkProduction(readEnv(source), { hasParent });

test("a site with a secret and a mail server starts", () => {
  expect(check(good, false)).not.toThrow();
  expect(check(good, true)).not.toThrow();
});

test("the local demo starts under `npm start`, on this machine alone", () => {
  expect(check(demo, true)).not.toThrow();
  expect(check({ ...demo, HOST: "::1" }, true)).not.toThrow();
  expect(check(demo, false)).toThrow(/^LOCAL_DEMO is on: /);
  expect(check({ ...demo, HOST: "0.0.0.0" }, true)).toThrow(/HOST is 0\.0\.0\.0/);
  expect(check({ ...demo, HOST: "127.evil.example" }, true)).toThrow(/HOST is 127\.evil/);
  expect(check({ ...demo, SMTP_URL: good.SMTP_URL }, true)).toThrow(
    /LOCAL_DEMO is on though SMTP_URL is set/,
  );
});

test.each([true, false])("without mail or secret nothing starts (parent: %s)", (hasParent) => {
  expect(check({ AUTH_SECRET: good.AUTH_SECRET }, hasParent)).toThrow(/^SMTP_URL is not set/);
  expect(check({ SMTP_URL: good.SMTP_URL }, hasParent)).toThrow(/^AUTH_SECRET is not set/);
  expect(check({ ...good, MAIL_FROM: "nobody" }, hasParent)).toThrow(/^MAIL_FROM is no sender/);
});

test("a secret that is too short is named", () => {
  expect(() => readEnv({ ...good, AUTH_SECRET: "short" })).toThrow(
    /AUTH_SECRET: Give at least 32 characters/,
  );
});
