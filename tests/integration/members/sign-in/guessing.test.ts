import {
  aBrowser,
  aCode,
  anEmail,
  dataOf,
  forgetMails,
  notThe,
  sessionsOf,
  signIn,
  type Browser,
} from "#tests/support/sign-in.ts";
import { db } from "#lib/platform/db.ts";
import { rateKey } from "#lib/services/limits/rate-key.ts";
import { forgetRefusal } from "#lib/services/limits/refusals.ts";
import { keyedHash } from "#lib/platform/secrets/index.ts";

afterAll(() => db().$disconnect());

const tally = (statuses: number[]) => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Tries a code `times` times, `atOnce` in parallel, each from another network. */
async function bombard(browser: Browser, email: string, code: string, times: number, atOnce = 10) {
  const statuses: number[] = [];
  for (let done = 0; done < times; done += atOnce) {
    const some = Array.from({ length: atOnce }, () => {
      browser.moveOn();
      return browser.verify(email, code);
    });
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  return tally(statuses);
}

test("fifty connections post the right code at once: all that sign in have one token and one session, every time", async () => {
  for (let round = 0; round < 30; round += 1) {
    const [browser, email] = [aBrowser(), anEmail()];
    const code = await aCode(browser, email);
    const posts = Array.from({ length: 50 }, () => browser.verify(email, code));
    const answers = await Promise.all(posts);
    const right = answers.filter(({ status }) => status === 200);
    const tokens = await Promise.all(right.map((answer) => dataOf<{ token: string }>(answer)));
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(1);
    expect(answers.filter(({ status }) => ![200, 422, 429].includes(status))).toEqual([]);
    expect(await sessionsOf(email)).toHaveLength(1);
  }
});

test("of a thousand wrong codes at most five are judged, then the right one fails too, and a new code resets nothing", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const code = await aCode(browser, email);
  const { 422: judged = 0, 429: refused = 0, ...others } = await bombard(browser, email, notThe(code), 1000);
  expect(others).toEqual({});
  expect(judged).toBeLessThanOrEqual(5);
  expect(judged + refused).toBe(1000);
  expect((await browser.verify(email, code)).status).toBe(429);

  await forgetMails(email);
  const second = await aCode(browser, email);
  expect(await bombard(browser, email, notThe(second), 5, 1)).toEqual({ 422: 5 });
  await forgetMails(email);
  const third = await aCode(browser, email);
  const answer = await browser.verify(email, third);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3000);
  expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/Try again in/) });
  expect((await browser.verify(email, third)).status).toBe(429);
  const locks = await db().auditEvent.count({
    where: { action: "sign_in.locked", subject: keyedHash("audit subject", email) },
  });
  expect(locks).toBe(1);
});

test("a stranger without the browser's cookie uses up no try and no budget of the owner", async () => {
  const [owner, stranger, email] = [aBrowser(), aBrowser(), anEmail()];
  const code = await aCode(owner, email);
  expect(await bombard(stranger, email, code, 30, 1)).toEqual({ 422: 5, 429: 25 });
  const answer = await owner.verify(email, notThe(code));
  expect(await answer.json()).toMatchObject({ error: expect.stringContaining("You have 4 tries left.") });
  expect((await owner.verify(email, code)).status).toBe(200);
});

test("whoever burns the budgets of an address does not lock out a device its owner had remembered", async () => {
  const [owner, stranger, email] = [aBrowser(), aBrowser(), anEmail()];
  await signIn(owner, email);
  for (let codes = 0; codes < 3; codes += 1) {
    await forgetMails(email);
    const code = await aCode(stranger, email);
    await bombard(stranger, email, notThe(code), 6, 1);
  }
  expect((await stranger.verify(email, "000000")).status).toBe(429);
  const code = await aCode(owner, email);
  expect((await owner.verify(email, code)).status).toBe(200);
});

test("whoever burns the budgets of a network does not lock out a device its owner had remembered there", async () => {
  const [owner, neighbour, email] = [aBrowser(), aBrowser(), anEmail()];
  await signIn(owner, email);
  neighbour.cameFrom(owner.network());
  for (let times = 0; times < 25; times += 1) await neighbour.request(anEmail());
  expect((await neighbour.request(anEmail())).status).toBe(429);
  await forgetMails(email);
  const code = await aCode(owner, email);
  for (let times = 0; times < 101; times += 1) await neighbour.verify(anEmail(), "000000");
  expect((await neighbour.verify(anEmail(), "000000")).status).toBe(429);
  expect((await owner.verify(email, code)).status).toBe(200);
});

test("that somebody used up the codes of an address is written down once; asking twice in a minute is not", async () => {
  const email = anEmail();
  const locks = () =>
    db().auditEvent.findMany({
      where: { action: "sign_in.locked", subject: keyedHash("audit subject", email) },
      select: { detail: true },
    });
  const ask = () => aBrowser().request(email);
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
  expect(await locks()).toEqual([]);
  await db().$executeRaw`UPDATE rate_windows SET hits = (
    SELECT array_agg(now() - make_interval(mins => n)) FROM generate_series(2, 6) AS n)
    WHERE key = ${rateKey("codeMail", email)}`;
  forgetRefusal(rateKey("codeMail", email));
  expect([(await ask()).status, (await ask()).status]).toEqual([429, 429]);
  expect(await locks()).toEqual([{ detail: { policy: "codeMail" } }]);
});

test("a stranger's request takes no code out of the hand of a remembered device; the owner's takes the stranger's", async () => {
  const [owner, stranger, email] = [aBrowser(), aBrowser(), anEmail()];
  await signIn(owner, email);
  await forgetMails(email);
  const code = await aCode(owner, email);
  const stolen = await aCode(stranger, email);
  expect((await owner.verify(email, code)).status).toBe(200);
  expect((await stranger.verify(email, stolen)).status).toBe(200); // still valid: it was sent to the owner's mailbox

  const other = aBrowser();
  await forgetMails(email);
  const before = await aCode(other, email);
  await aCode(owner, email);
  expect((await other.verify(email, before)).status).toBe(422);
});

test("a right code is no wrong one: signing in ten times in an hour locks nobody out", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  for (let times = 0; times < 12; times += 1) {
    browser.cookies.delete("akoma.device");
    browser.moveOn();
    await signIn(browser, email);
  }
  expect(await sessionsOf(email)).toHaveLength(12);
});
