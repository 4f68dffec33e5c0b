import { expect, test } from "@playwright/test";
import { openCuttableProxy } from "../support/cuttable-proxy.ts";
import { required } from "../support/required.ts";
import { startSite } from "../support/start-site.ts";
import { anAddress, aVisitor, signIn } from "../support/visitor.ts";

const together = () => ({
  DATABASE_URL: required("TEST_DATABASE_URL"),
  AUTH_SECRET: required("AUTH_SECRET"),
  SMTP_URL: required("SMTP_URL"),
  TRUSTED_PROXIES: "127.0.0.1,::1",
});

test("two servers on one database: signed in on one is signed in on the other, ended on one is ended on both", async () => {
  const [one, two] = await Promise.all([startSite(together()), startSite(together())]);
  try {
    const email = anAddress("twice");
    const visitor = aVisitor({ origin: one.url });
    const token = await signIn(visitor, email);
    const atTwo = aVisitor({ origin: two.url });
    for (const [name, value] of visitor.cookies) atTwo.cookies.set(name, value);
    const bearer = { authorization: `Bearer ${token}` };

    expect((await atTwo.ask("/api/auth/me")).status).toBe(200);
    expect((await aVisitor({ origin: two.url }).ask("/api/auth/me", { headers: bearer })).status).toBe(200);
    expect((await atTwo.ask("/portal/onestop")).text).toContain(email);

    expect((await atTwo.ask("/api/auth/sign-out", { json: {} })).status).toBe(200);
    expect((await visitor.ask("/api/auth/me")).status).toBe(401);
    expect((await aVisitor({ origin: one.url }).ask("/api/auth/me", { headers: bearer })).status).toBe(401);
    expect((await visitor.ask("/portal/onestop")).text).not.toContain(email);
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
});

test("when the limiter cannot answer, sign-in says 503 and pages go on", async () => {
  const proxy = await openCuttableProxy(required("TEST_DATABASE_URL"));
  const site = await startSite({ ...together(), DATABASE_URL: proxy.url });
  try {
    proxy.cut();
    const visitor = aVisitor({ origin: site.url });
    for (const answer of [
      await visitor.requestCode(anAddress()),
      await visitor.verify(anAddress(), "123456"),
      await visitor.ask("/api/auth/me", { headers: { authorization: `Bearer ${"a".repeat(43)}` } }),
    ]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    for (const page of [
      "/",
      "/start-business/ghana",
      "/login",
      "/register",
      "/portal/afrivent",
      "/portal/onestop",
    ]) {
      expect((await visitor.ask(page)).status, page).toBe(200);
    }
  } finally {
    await site.stop();
    proxy.close();
  }
});
