import {
  aBrowser,
  aCode,
  anEmail,
  dataOf,
  forgetMails,
  notThe,
  sessionsOf,
  signIn,
} from "#tests/support/sign-in.ts";
import { POST as requestRoute } from "#app/api/auth/login/request/route.ts";
import { openPending } from "#lib/domains/members/cookies.ts";
import { db } from "#lib/platform/db.ts";
import { waitingMail } from "#tests/support/waiting-mail.ts";
import { env } from "#lib/platform/env.ts";
import { keyedHash } from "#lib/platform/secrets/index.ts";
import { addressHash } from "#lib/domains/members/codes/code-rows.ts";
import { seed } from "../../../../prisma/seed.ts";

const wrong = (left: number) =>
  left === 0
    ? "This code is not right, or is no longer valid. Ask for a new code."
    : `This code is not right, or is no longer valid. You have ${left} ${left === 1 ? "try" : "tries"} left.`;

const auditOf = (email: string) =>
  db().auditEvent.findMany({
    where: { subject: keyedHash("audit subject", email) },
    orderBy: { id: "asc" },
    select: { action: true, outcome: true, detail: true },
  });

const expire = (email: string) =>
  db().$executeRaw`UPDATE sign_in_codes SET expires_at = now() - interval '1 second'
    WHERE address_hash = ${addressHash(email)}`;

beforeAll(async () => {
  await seed(db());
});
afterAll(() => db().$disconnect());

test("a code brought to the browser that asked for it makes an account and signs in", async () => {
  const email = anEmail();
  const browser = aBrowser();
  const code = await aCode(browser, email, {
    tab: "register",
    audience: "founder",
    country: "ghana",
    consent: true,
  });
  const answer = await browser.verify(email.toUpperCase(), ` ${code.slice(0, 3)} ${code.slice(3)}`, {
    next: "/portal/investor",
  });
  expect(answer.status).toBe(200);
  const { token, ...rest } = await dataOf<{ token: string }>(answer);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(rest).toEqual({ next: "/portal/investor", email });
  const me = {
    email,
    role: "member",
    audience: "founder",
    country: "ghana",
    isRegistered: true,
    session: { isRemembered: true, expiresAt: expect.any(String) },
  };
  expect(await dataOf(await browser.me())).toEqual(me);
  expect(await dataOf(await aBrowser().me({ authorization: `Bearer ${token}` }))).toEqual(me);
  const [session] = await sessionsOf(email);
  expect(session).toMatchObject({
    deviceName: "Firefox on Android",
    network: expect.stringMatching(/^10\..*\.0\/24$/),
  });
  expect(JSON.stringify(session)).not.toContain(token);
  expect(await auditOf(email)).toMatchObject([
    { action: "sign_in.code_requested", outcome: "done" },
    { action: "registration.completed", outcome: "done" },
    { action: "sign_in.attempted", outcome: "done" },
  ]);
});

test("the local demo shows a code to whoever asks on this machine, and to nobody a tunnel or a strange name brings", async () => {
  const brought: Record<string, string>[] = [
    { host: "x.ngrok.app" },
    { host: "localhost:3000", "x-akoma-relayed": "1" },
  ];
  for (const headers of brought) {
    const answer = await aBrowser().send(requestRoute, "/api/auth/login/request", {
      json: { email: anEmail() },
      headers,
    });
    expect([answer.status, await dataOf(answer)]).toEqual([200, { sent: true, minutes: 10 }]);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("akoma.pending="));
    expect(openPending(/=([^;]+)/.exec(cookie ?? "")?.[1])).not.toHaveProperty("code");
  }
});

test("what the registration form said never changes an account that is registered", async () => {
  const email = anEmail();
  const form = { tab: "register", audience: "founder", consent: true };
  const first = aBrowser();
  await first.verify(email, await aCode(first, email, form));
  await forgetMails(email);
  const second = aBrowser();
  await second.verify(email, await aCode(second, email, { ...form, audience: "investor" }));
  expect(await dataOf(await second.me())).toMatchObject({ audience: "founder" });
});

test("without registration there is an account, and it is not registered yet", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  await signIn(browser, email);
  expect(await dataOf(await browser.me())).toMatchObject({
    isRegistered: false,
    audience: null,
    country: null,
  });
});

test("a code asked for twice within moments by the same browser is sent once, and both answers lead to its field", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  await signIn(browser, anEmail()); // from then on it has a device cookie
  const answers = [await browser.request(email), await browser.request(email)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.at(1)?.headers.getSetCookie().join()).toContain("akoma.pending=");
  expect(await auditOf(email)).toHaveLength(1);
  expect((await aBrowser().request(email)).status).toBe(429);
});

/** Makes the code look as if it had been spent half a minute ago. */
const ageSpent = (email: string) =>
  db().$executeRaw`UPDATE sign_in_codes SET spent_at = spent_at - interval '30 seconds'
    WHERE address_hash = ${addressHash(email)}`;

test("the right code twice within moments gets the same answer from the same browser, and from no other", async () => {
  const [browser, thief, email] = [aBrowser(), aBrowser(), anEmail()];
  const code = await aCode(browser, email);
  const device = browser.cookies.get("akoma.device")!;
  const both = await Promise.all([browser.verify(email, code), browser.verify(email, `${code}.`)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [one, two] = await Promise.all(both.map((answer) => dataOf<{ token: string }>(answer)));
  expect(two).toEqual(one);
  const after = browser.cookies.get("akoma.device")!;
  // The second submit of a double submit may carry the cookies of the first response, or not.
  for (const cookie of [device, after]) {
    browser.cookies.set("akoma.device", cookie);
    expect(await dataOf(await browser.verify(email, code))).toEqual(one);
    expect(browser.cookies.get("akoma.device")).toBe(after);
  }
  expect((await browser.verify(email, notThe(code))).status).toBe(422);
  expect((await thief.verify(email, code)).status).toBe(422);
  expect(await sessionsOf(email)).toHaveLength(1);
  expect((await auditOf(email)).filter(({ outcome }) => outcome === "done")).toHaveLength(2);
});

test("a session that was signed out of is not opened by its code again", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const code = await aCode(browser, email);
  expect((await browser.verify(email, code)).status).toBe(200);
  await db().session.updateMany({ where: { member: { email } }, data: { endedAt: new Date() } });
  expect((await browser.verify(email, code)).status).toBe(422);
});

test("a code that has not six digits counts as no try", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const code = await aCode(browser, email);
  for (const typed of [
    "1",
    "12345",
    "1234567",
    "letter",
    "\u0661\u0662",
    ...Array.from({ length: 10 }, () => "12 34"),
  ])
    expect(await (await browser.verify(email, typed)).json()).toMatchObject({
      fields: { code: ["Enter the 6 digits of the code in the e-mail. This did not count as a try."] },
    });
  expect(await (await browser.verify(email, notThe(code))).json()).toMatchObject({ error: wrong(4) });
  const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  expect((await browser.verify(email, `\u202a${arabic}\u202c.`)).status).toBe(200);
});

test("two spellings of a mailbox are one account", async () => {
  const [first, second] = [aBrowser(), aBrowser()];
  const email = anEmail();
  const at = email.indexOf("@");
  const [typed, stored] = [
    `${email.slice(0, at)}@caf\u00e9-abidjan.example`,
    `${email.slice(0, at)}@xn--caf-abidjan-dbb.example`,
  ];
  await first.verify(typed, await aCode(first, `mailto:${typed}.`));
  expect(await dataOf(await first.me())).toMatchObject({ email: stored });
  await forgetMails(stored);
  await second.verify(stored, await aCode(second, stored));
  expect(await sessionsOf(stored)).toHaveLength(2);
});

test("a code works once", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const code = await aCode(browser, email);
  const device = browser.cookies.get("akoma.device")!;
  expect((await browser.verify(email, code)).status).toBe(200);
  expect(browser.cookies.get("akoma.device")).not.toBe(device);
  browser.cookies.set("akoma.device", device);
  await ageSpent(email);
  const again = await browser.verify(email, code);
  expect([again.status, await again.json()]).toMatchObject([422, { fields: { code: [wrong(4)] } }]);
  expect(await sessionsOf(email)).toHaveLength(1);
});

test("a wrong, an expired, another browser's and a never sent code get the same words", async () => {
  const [one, two, other, none] = [anEmail(), anEmail(), anEmail(), anEmail()];
  const [browser, late, owner, stranger] = [aBrowser(), aBrowser(), aBrowser(), aBrowser()];
  const code = await aCode(browser, one);
  const expired = await aCode(late, two);
  await expire(two);
  const foreign = await aCode(owner, other);
  const answers = [
    await browser.verify(one, notThe(code)),
    await browser.verify(one, notThe(code)),
    await late.verify(two, expired),
    await stranger.verify(other, foreign),
    await stranger.verify(none, "123456"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { error: string }[];
  expect(bodies.map(({ error }) => error)).toEqual([wrong(4), wrong(3), wrong(4), wrong(4), wrong(4)]);
  expect(bodies[0]).toEqual({
    ok: false,
    code: "invalid_input",
    error: wrong(4),
    fields: { code: [wrong(4)] },
  });
  expect((await owner.verify(other, foreign)).status).toBe(200);
});

test("the tries left are counted down, then the code is used up, the right one too", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const code = await aCode(browser, email);
  for (const left of [4, 3, 2, 1, 0]) {
    const answer = await browser.verify(email, notThe(code));
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: wrong(left) }]);
  }
  const answer = await browser.verify(email, code);
  expect([answer.status, await answer.json()]).toMatchObject([429, { code: "rate_limited" }]);
  const wait = Number(answer.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(500);
  expect(wait).toBeLessThanOrEqual(600);
});

test("a new code takes the place of the one before", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  const first = await aCode(browser, email);
  await forgetMails(email);
  const second = await aCode(browser, email);
  if (first !== second) expect((await browser.verify(email, first)).status).toBe(422);
  expect((await browser.verify(email, second)).status).toBe(200);
});

test("known and unknown addresses get the same answer", async () => {
  const member = anEmail();
  await signIn(aBrowser(), member);
  await forgetMails(member);
  const shape = async (email: string) => {
    const answer = await aBrowser().request(email);
    const body = (await answer.text()).replace(/\d{6}/, "######");
    const headers = [...answer.headers].map(([name, value]) => [
      name,
      value.replace(/=[\w-]{40,}/, "=random"),
    ]);
    return { status: answer.status, body, headers };
  };
  const known = await shape(member);
  expect(await shape(anEmail())).toEqual(known);
  expect(known.headers.map(([name]) => name)).toEqual([
    "cache-control",
    "content-type",
    "set-cookie",
    "set-cookie",
  ]);
});

test("one code a minute for an address, whether it is known or not", async () => {
  const member = anEmail();
  await signIn(aBrowser(), member);
  const unknown = anEmail();
  await aBrowser().request(unknown);
  const answers = [await aBrowser().request(member), await aBrowser().request(unknown)];
  expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  const [one, two] = (await Promise.all(answers.map((answer) => answer.json()))) as { error: string }[];
  const withoutTime = (text = "") => text.replace(/\d+ seconds?/, "");
  expect(withoutTime(one?.error)).toBe(withoutTime(two?.error));
  expect(Number(answers[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("an existing account is told of a new device, a known one and a new account are not", async () => {
  const email = anEmail();
  const browser = aBrowser();
  await signIn(browser, email);
  await signIn(browser, email);
  const detailOf = async (browser: ReturnType<typeof aBrowser>) => {
    await signIn(browser, email);
    return (await auditOf(email)).at(-1)?.detail;
  };
  expect((await auditOf(email)).at(-1)?.detail).toMatchObject({
    newDevice: false,
    newMember: false,
    lane: "known",
  });
  expect(await detailOf(aBrowser())).toMatchObject({ newDevice: true, newMember: false, lane: "any" });
  expect(await waitingMail("new_device", email)).toHaveLength(1);
});

test("an administrator is one by ADMIN_EMAILS, once, and it is written down", async () => {
  const [browser, email] = [aBrowser(), anEmail()];
  env.ADMIN_EMAILS.push(email);
  await signIn(browser, email);
  await signIn(browser, email);
  expect(await dataOf(await browser.me())).toMatchObject({ role: "admin" });
  expect((await auditOf(email)).filter(({ action }) => action === "role.given")).toHaveLength(1);
});

test("an address that is none, or two, gets a sentence and no mail", async () => {
  const long = `${"a".repeat(388)}@example.org`;
  const bad = ["", "ama", "a@b.org,c@d.org", '"a b"@c.org', "a@b.org\r\nBcc: x@y.org", "a＠b.org", long];
  for (const email of bad) {
    const answer = await aBrowser().request(email);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { fields: { email: [expect.stringMatching(/^(Enter|Write) .+\.$/)] } },
    ]);
  }
  const hashes = [...bad, "a@b.org", "c@d.org", "x@y.org"].map(addressHash);
  expect(await db().signInCode.count({ where: { addressHash: { in: hashes } } })).toBe(0);
});

test("a country that is none is refused in its field", async () => {
  const answer = await aBrowser().request(anEmail(), { country: "atlantis" });
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { fields: { country: [expect.any(String)] } },
  ]);
});

test("a post another site made a browser send is refused", async () => {
  const browser = aBrowser();
  const { POST } = await import("#app/api/auth/login/verify/route.ts");
  const answer = await browser.send(POST, "/api/auth/login/verify", {
    json: { email: anEmail(), code: "123456" },
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(answer.status).toBe(403);
});
