import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { ask } from "../support/database.ts";
import { required } from "../support/required.ts";
import { aNetworkAddress, anAddress, aVisitor, signIn } from "../support/visitor.ts";

type Line = { requestId?: string; actorId?: string; action?: string };

/** The log lines about one request. */
const linesOf = (id: string): Line[] =>
  readFileSync(required("LOG_FILE"), "utf8")
    .split("\n")
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line) as Line);

const post = (path: string, body: unknown, headers: Record<string, string>) =>
  fetch(`${required("BASE_URL")}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": aNetworkAddress(), ...headers },
    body: JSON.stringify(body),
  });

test("the id a proxy gives a request stands in its answer, its log lines and its audit row", async () => {
  const id = `proxy-${randomUUID()}`;
  const answer = await post("/api/auth/login/request", { email: anAddress() }, { "x-request-id": id });
  expect([answer.status, answer.headers.get("x-request-id")]).toEqual([200, id]);
  expect(await ask("select deed as action from audit_events where request_id = $1", [id])).toEqual([
    { action: "sign_in.code_requested" },
  ]);
  await expect(() => expect(linesOf(id)).toContainEqual(expect.objectContaining({ requestId: id }))).toPass();
});

test("without one, or with one that is none, the site makes an id, another for each request", async () => {
  const given = ["", "x y", "\u00fc".repeat(12), "a".repeat(65)];
  const ids = await Promise.all(
    given.map(async (header) => {
      const answer = await fetch(`${required("BASE_URL")}/api/health/live`, {
        headers: { "x-request-id": header },
      });
      return answer.headers.get("x-request-id") ?? "";
    }),
  );
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test("log lines and audit rows of a member's action say whose it was, by id alone", async () => {
  const visitor = aVisitor();
  const email = anAddress();
  await signIn(visitor, email);
  const [member] = await ask<{ id: string }>("select id from members where email = $1", [email]);
  const id = `action-${randomUUID()}`;
  const answer = await visitor.ask("/api/account/export", { headers: { "x-request-id": id } });
  expect(answer.status).toBe(200);
  expect(await ask("select actor_id, deed as action from audit_events where request_id = $1", [id])).toEqual([
    { actor_id: member?.id, action: "account.exported" },
  ]);
  await expect(() =>
    expect(linesOf(id)).toContainEqual(expect.objectContaining({ requestId: id, actorId: member?.id })),
  ).toPass();
  expect(JSON.stringify(linesOf(id))).not.toContain(email);
});

test("a sealed page has no id: it is the same for everybody", async () => {
  const answer = await fetch(`${required("BASE_URL")}/start-business/ghana`);
  expect([answer.status, answer.headers.get("x-request-id")]).toEqual([200, null]);
});

for (const path of [
  "/x.css",
  "/api/x.css",
  "/api/country/x.css",
  "/nowhere/x.js",
  "/foo.png",
  "/robots.txt.bak",
  "/_next/static/none.js",
  "/nowhere",
]) {
  test(`${path} leads nowhere, and says nothing of how that was found`, async () => {
    const answer = await fetch(`${required("BASE_URL")}${path}`);
    expect(answer.status).toBe(404);
    expect([...answer.headers.keys()].filter((name) => name.startsWith("x-nextjs-"))).toEqual([]);
  });
}
