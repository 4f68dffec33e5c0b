import pg from "pg";
import { aBrowser, aCode, aNetwork, anEmail, signIn } from "#tests/support/sign-in.ts";
import { POST as fileLead } from "#app/api/leads/route.ts";
import { GET as ready } from "#app/api/health/ready/route.ts";
import { env } from "#lib/platform/env.ts";
import { aJsonPost, aLead } from "#tests/support/a-lead.ts";
import { countLockWaits } from "#tests/support/lock-waits.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  env.DATABASE_WAIT_MS = 5_000; // less than a test may take, and enough for a busy machine to connect
  drop = await useOwnDatabase();
});
afterAll(() => drop());

/** Locks a table until it is released, as a migration or a long transaction would. */
async function lock(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query("BEGIN");
  await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return () => client.end();
}

const post = () =>
  fileLead(aJsonPost(aLead(), { "x-forwarded-for": aNetwork(), "idempotency-key": crypto.randomUUID() }));

test("thirty posts behind one locked table leave readiness, sessions and sign-in their connections", async () => {
  const [browser, stranger] = [aBrowser(), aBrowser()];
  const [email, another] = [anEmail(), anEmail()];
  await signIn(browser, email);
  const letGo = await lock("leads");
  const posts = Array.from({ length: 30 }, post);
  try {
    while ((await countLockWaits()) < 5) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await ready()).status).toBe(200);
    expect((await browser.me()).status).toBe(200);
    const code = await aCode(stranger, another);
    expect((await stranger.verify(another, code)).status).toBe(200);
  } finally {
    await letGo();
  }
  for (const answer of await Promise.all(posts)) {
    expect([200, 503]).toContain(answer.status);
    if (answer.status === 503) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect((await post()).status).toBe(200);
});
