import { randomUUID } from "node:crypto";
import { jest } from "@jest/globals";
import pg from "pg";
import { db, pool } from "#lib/platform/db.ts";
import { channel } from "#lib/services/realtime/live/channel.ts";
import { consume, giveBack, liftLimits, limit, limitCaller } from "#lib/services/limits/index.ts";
import { rateKey } from "#lib/services/limits/rate-key.ts";
import { closeRefusals, forgetRefusal, refusedFor } from "#lib/services/limits/refusals.ts";
import { until } from "#tests/support/until.ts";

afterAll(async () => {
  closeRefusals();
  await db().$disconnect();
});

/** Moves the windows of one subject back in time. */
const letPass = async (policy: "wrongCode" | "codeMail", subject: string, seconds: number) => {
  await db().$executeRaw`
    UPDATE rate_windows
    SET hits = ARRAY(SELECT h - make_interval(secs => ${seconds}) FROM unnest(hits) AS h)
    WHERE key = ${rateKey(policy, subject)}`;
  forgetRefusal(rateKey(policy, subject));
};

/** The number of connections that `work` takes from the pool. */
async function connectionsOf(work: () => Promise<unknown>): Promise<number> {
  const taken = jest.spyOn(pool(), "connect");
  try {
    await work();
    return taken.mock.calls.length;
  } finally {
    taken.mockRestore();
  }
}

test("a hundred at once are let through exactly as often as the policy says", async () => {
  const subject = randomUUID();
  const begun = Date.now();
  const verdicts = await Promise.all(Array.from({ length: 100 }, () => consume("wrongCode", subject)));
  const passed = Math.ceil((Date.now() - begun) / 1_000);
  const refused = verdicts.filter(({ admitted }) => !admitted);
  expect(refused).toHaveLength(90);
  for (const { retryAfterSeconds } of refused) {
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(3_600 - passed);
    expect(retryAfterSeconds).toBeLessThanOrEqual(3_600);
  }
});

test("every window of a policy holds, and each slides", async () => {
  const subject = randomUUID();
  const ask = async () => (await consume("codeMail", subject)).admitted;
  expect([await ask(), await ask()]).toEqual([true, false]); // one a minute
  for (let mail = 2; mail <= 5; mail += 1) {
    await letPass("codeMail", subject, 61);
    expect(await ask()).toBe(true);
  }
  await letPass("codeMail", subject, 61);
  expect(await ask()).toBe(false); // five an hour
  await letPass("codeMail", subject, 3_600 - 4 * 61 - 61);
  expect(await ask()).toBe(true); // the first of the five is more than an hour old
});

test("what is given back does not count, and subjects do not count for each other", async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  for (let time = 0; time < 10; time += 1) {
    const { hit } = await consume("wrongCode", one);
    if (time < 5) await giveBack("wrongCode", one, hit);
  }
  expect((await consume("wrongCode", one)).left).toBe(4);
  expect((await consume("wrongCode", other)).left).toBe(9);
});

test("the refusal is 429 with a sentence that says when to come back", async () => {
  const subject = randomUUID();
  await limit("codeMail", subject, "A code was just sent.");
  await expect(limit("codeMail", subject, "A code was just sent.")).rejects.toMatchObject({
    code: "rate_limited",
    message: expect.stringMatching(/^A code was just sent\. Try again in \d+ seconds\.$/),
    retryAfterSeconds: expect.any(Number),
  });
});

test("who is refused is refused from memory: of 64 at once, none holds a connection", async () => {
  const subject = randomUUID();
  await Promise.all(Array.from({ length: 11 }, () => consume("wrongCode", subject)));
  const verdicts: boolean[] = [];
  const taken = await connectionsOf(() =>
    Promise.all(
      Array.from({ length: 64 }, async () => verdicts.push((await consume("wrongCode", subject)).admitted)),
    ),
  );
  expect([taken, verdicts.filter((admitted) => !admitted).length]).toEqual([0, 64]);
  await expect(limit("wrongCode", subject, "Too many.")).rejects.toMatchObject({
    retryAfterSeconds: expect.any(Number),
  });
});

test("of those who come at once for one key, each waits in memory for the one before", async () => {
  const subject = randomUUID();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, pool().totalCount - pool().idleCount)), 0);
  await Promise.all(Array.from({ length: 64 }, () => consume("wrongCode", subject)));
  clearInterval(watch);
  expect(most).toBeLessThanOrEqual(1);
});

test("where limits are lifted, every instance lets through again", async () => {
  const subject = randomUUID();
  const key = rateKey("wrongCode", subject);
  await Promise.all(Array.from({ length: 11 }, () => consume("wrongCode", subject)));
  // The connection to the database may open meanwhile, which clears the remembered refusals.
  await until(async () => !(await consume("wrongCode", subject)).admitted && refusedFor(key) !== undefined);
  const lifted = await db().$transaction(async (on) => liftLimits([subject], on));
  expect(lifted).toBe(1);
  await until(() => Promise.resolve(refusedFor(key) === undefined));
  expect((await consume("wrongCode", subject)).admitted).toBe(true);
});

test("what another instance lifts is forgotten here", async () => {
  const subject = randomUUID();
  const key = rateKey("wrongCode", subject);
  await Promise.all(Array.from({ length: 11 }, () => consume("wrongCode", subject)));
  const other = new pg.Client({ connectionString: process.env["TEST_DATABASE_URL"] });
  await other.connect();
  await other.query("DELETE FROM rate_windows WHERE key = $1", [key]);
  await until(async () => {
    await other.query("SELECT pg_notify($1, $2)", [channel, JSON.stringify(["rate refusals", null])]);
    return (await consume("wrongCode", subject)).admitted;
  });
  await other.end();
});

test("who was refused because of an action that is given back is let through at once", async () => {
  const subject = randomUUID();
  const hits = await Promise.all(Array.from({ length: 10 }, () => consume("wrongCode", subject)));
  expect((await consume("wrongCode", subject)).admitted).toBe(false);
  await giveBack("wrongCode", subject, hits[0]!.hit);
  expect((await consume("wrongCode", subject)).admitted).toBe(true);
});

test("IPv6 counts by its line and, more loosely, by the /48 around it; IPv4 by its address alone", async () => {
  const hex = () => randomUUID().slice(0, 4);
  const site = `2001:${hex()}:${hex()}`;
  const ask = (address: string) =>
    limitCaller("codeRequestNetwork", address, "Too many.").then(
      () => "admitted",
      ({ code }: { code: string }) => code,
    );
  const askOften = async (times: number, addressOf: (time: number) => string) => {
    const answers: string[] = [];
    for (let time = 0; time < times; time += 1) answers.push(await ask(addressOf(time)));
    return answers.filter((answer) => answer === "admitted").length;
  };
  expect(await askOften(26, (time) => `${site}:1::${time}`)).toBe(25);
  expect(await askOften(200, (time) => `${site}:${(time + 2).toString(16)}::1`)).toBe(175);
  expect(await ask(`${site}:ffff::1`)).toBe("rate_limited");
  expect(await ask(`2001:${hex()}:${hex()}:ffff::1`)).toBe("admitted");
});

test("no address stands in the table of limits", async () => {
  const subject = `ama-${randomUUID()}@example.org`;
  await consume("wrongCode", subject);
  const rows = await db().rateWindow.findMany({ where: { key: { contains: subject } } });
  expect(rows).toEqual([]);
});
