import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { keyedHash } from "#lib/platform/secrets/index.ts";
import { isFullSweep } from "../support/sweep.ts";
import { ask } from "../support/database.ts";
import { letMailPass } from "../support/let-mail-pass.ts";
import { aNetworkAddress, anAddress, aVisitor, codeFor, signIn, type Visitor } from "../support/visitor.ts";

// One after another: each test keeps the site as busy as possible.
test.describe.configure({ mode: "default" });

const connections = 50;
const fromAnywhere = () => ({ "x-forwarded-for": aNetworkAddress() });
const wrongFor = (code: string, step: number) =>
  String((Number(code) + 1 + step) % 1_000_000).padStart(6, "0");

/** A busy machine cannot answer fifty at once in time; those who are told to retry do so. */
const mostTries = 20;

/** Sends `count` posts over a bounded number of connections and counts their statuses. */
async function postMany(count: number, post: (index: number) => Promise<{ status: number }>) {
  const seen = new Map<number, number>();
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let index = next++; index < count; index = next++) {
        let { status } = await post(index);
        for (let tries = 1; status === 503 && tries < mostTries; tries += 1) ({ status } = await post(index));
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
    }),
  );
  return seen;
}

const sessionsOf = (email: string) =>
  ask("select 1 from sessions s join members m on m.id = s.member_id where m.email = $1", [email]);

/** Requests a code for a visitor and returns it. The code is read from the mail, as a person would read it. */
async function withCode(visitor: Visitor, email: string): Promise<string> {
  const since = Date.now();
  expect((await visitor.requestCode(email)).status).toBe(200);
  return codeFor(email, since);
}

/** If a code were first read and later spent, most rounds would open more than one session. */
const rounds = isFullSweep ? 100 : 25;

test(`fifty connections with the right code open one session, in ${rounds} rounds`, async () => {
  test.slow();
  for (let round = 0; round < rounds; round += 1) {
    const email = anAddress("race");
    const visitor = aVisitor();
    const code = await withCode(visitor, email);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const seen = await postMany(connections, () =>
      aVisitor().verify(email, code, { cookie, ...fromAnywhere() }),
    );
    expect(seen.get(200), `round ${round}: ${JSON.stringify([...seen])}`).toBeGreaterThan(0);
    expect([...seen.keys()].every((status) => [200, 422, 429].includes(status))).toBe(true);
    expect(await sessionsOf(email)).toHaveLength(1);
  }
});

test("of a thousand wrong codes five are judged, then the right one fails too", async () => {
  const email = anAddress("guess");
  const visitor = aVisitor();
  const code = await withCode(visitor, email);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const seen = await postMany(1_000, (index) =>
    aVisitor().verify(email, wrongFor(code, index), { cookie, ...fromAnywhere() }),
  );
  expect(seen.get(422)).toBeLessThanOrEqual(5);
  expect((seen.get(422) ?? 0) + (seen.get(429) ?? 0)).toBe(1_000);
  const late = await visitor.verify(email, code);
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await sessionsOf(email)).toHaveLength(0);
});

test("a new code does not give new failures: the tenth wrong one in an hour locks the address", async () => {
  const email = anAddress("kept");
  const visitor = aVisitor();
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const code = await withCode(visitor, email);
    for (let step = 0; step < 5; step += 1) {
      statuses.push((await visitor.verify(email, wrongFor(code, step))).status);
    }
    if (round === 2) expect((await visitor.verify(email, code)).status).toBe(429);
    // Time passes for the mail limit, but not for the failure limit.
    await letMailPass(email);
  }
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
  expect(statuses.slice(10).every((status) => status === 429)).toBe(true);
});

test("wrong codes that somebody else posts cost the owner nothing", async () => {
  const email = anAddress("owner");
  const owner = aVisitor();
  const code = await withCode(owner, email);
  const sentences = new Set<string>();
  for (let step = 0; step < 12; step += 1) {
    const answer = await aVisitor().verify(email, wrongFor(code, step));
    expect([422, 429]).toContain(answer.status);
    if (answer.status === 422)
      sentences.add((answer.json() as { error: string }).error.replace(/\d+ (tries|try)/, "n tries"));
  }
  expect(sentences.size).toBeLessThanOrEqual(2); // one with tries left, one with none
  expect((await owner.verify(email, code)).status).toBe(200);
});

test("the owner's own device signs in while strangers burn every budget of the address", async () => {
  const email = anAddress("device");
  const owner = aVisitor();
  await signIn(owner, email);
  await letMailPass(email);
  const stranger = aVisitor();
  const code = await withCode(stranger, email);
  for (let step = 0; step < 12; step += 1) await stranger.verify(email, wrongFor(code, step));
  expect((await stranger.requestCode(email)).status).toBe(429);
  expect((await stranger.verify(email, code)).status).toBe(429);
  expect(await signIn(owner, email)).toMatch(/^[\w-]{43}$/);
});

test("what is no address gets 422 with a sentence, and no mail", async () => {
  const bad = [
    "",
    "nobody",
    "a@b",
    "ama@example.org, kofi@example.org",
    "ama@example.org;kofi@example.org",
    '"ama boateng"@example.org',
    "ama@example.org\r\nBcc: kofi@example.org",
    "ama＠example.org",
    "ama﹫example.org",
    `${"a".repeat(400)}@example.org`,
    "Ama <ama@example.org>",
  ];
  for (const email of bad) {
    const answer = await aVisitor().requestCode(email);
    expect(answer.status, email.slice(0, 40)).toBe(422);
    expect((answer.json() as { fields: { email: string[] } }).fields.email[0]).toMatch(/\w.*\./);
  }
  const asked = [...bad, "ama@example.org", "kofi@example.org"].map((email) =>
    keyedHash("audit subject", email),
  );
  expect(await ask("select 1 from audit_events where subject = any($1)", [asked])).toHaveLength(0);
});

test("known and unknown addresses get the same answer in the same time", async () => {
  test.slow();
  const shapes = new Set<string>();
  /**
   * How much longer the site takes for one kind of address than for the other, and how long it takes at all, from two
   * hundred of each.
   */
  const compare = async () => {
    const known = Array.from({ length: 200 }, () => anAddress("known"));
    await ask("insert into members (email) select unnest($1::text[])", [known]);
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (const [at, email] of known.entries()) {
      const both = [
        ["known", email],
        ["unknown", anAddress("new")],
      ] as const;
      // The order alternates: the second request of a pair runs while the site still finishes work for the first.
      for (const [kind, address] of at % 2 ? both : both.toReversed()) {
        const visitor = aVisitor();
        const begun = performance.now();
        const answer = await visitor.requestCode(address);
        times[kind].push(performance.now() - begun);
        const names = [...answer.headers.keys()].filter((name) => name !== "date").sort();
        const cookies = answer.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ""));
        shapes.add(JSON.stringify([answer.status, answer.text, names, cookies]));
      }
    }
    // Other load on the machine only ever adds time, so the fastest tenth is the best estimate of the site's own time.
    const quick = (values: number[]) =>
      values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)] ?? NaN;
    const whole = quick(times.unknown);
    return { more: Math.abs(quick(times.known) - whole), whole };
  };
  // A difference in the site's own work shows in every comparison; other load on the machine does not.
  let { more, whole } = await compare();
  for (let again = 0; more >= whole / 3 && again < 2; again += 1) ({ more, whole } = await compare());
  expect(more).toBeLessThan(whole / 3);
  expect([...shapes]).toHaveLength(1);
});

test("a cookie or bearer that is nonsense is 401, never a fault", async () => {
  const bearers = [
    "",
    "x",
    "Bearer",
    "Bearer ",
    "Bearer  a b",
    `Bearer ${"a".repeat(4000)}`,
    "Basic YTpi",
    `Bearer ${randomUUID()}`,
  ];
  for (const authorization of bearers) {
    const answer = await aVisitor().ask("/api/auth/me", { headers: { authorization } });
    expect(answer.status, authorization.slice(0, 20)).toBe(401);
    expect(answer.json()).toMatchObject({ ok: false, code: "unauthenticated" });
  }
  for (const value of [
    "x",
    "a.b.c.d.e",
    "%00%ff",
    "é".normalize("NFD").replace(/[^a-z]/g, ""),
    "a".repeat(3800),
    "eyJhbGciOiJub25lIn0...",
  ]) {
    const answer = await aVisitor().ask("/api/auth/me", { headers: { cookie: `akoma.session=${value}` } });
    expect(answer.status, value.slice(0, 20)).toBe(401);
  }
});
