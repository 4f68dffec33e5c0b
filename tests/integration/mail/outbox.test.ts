import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { db } from "#lib/platform/db.ts";
import { deliverBySmtp, deliverToFolder } from "#lib/services/mail/delivery.ts";
import { codeMail, countOutbox, listOutbox, queueMail, retryMail } from "#lib/services/mail/index.ts";
import { startWorker, mostTries, sendNext } from "#lib/services/mail/outbox.ts";
import { holdDeadlines } from "#tests/support/held-time.ts";
import { startMailServer, type MailServer } from "#tests/support/mail-server.ts";
import { mailsTo, waitForMail } from "#tests/support/mailbox.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";

let drop: () => Promise<void>;
let server: MailServer;
const folder = mkdtempSync(path.join(tmpdir(), "akoma-mail-"));
const from = { name: "Akoma", address: "no-reply@akoma.test" };

beforeAll(async () => {
  drop = await useOwnDatabase();
  server = await startMailServer({ folder });
});

afterEach(async () => {
  server.behave({ does: "take" });
  await db().outboxMail.deleteMany();
});

afterAll(async () => {
  await server.stop();
  await drop();
  rmSync(folder, { recursive: true });
});

let count = 0;
const aRecipient = () => `reader-${(count += 1)}@example.org`;

const queue = (to: string, secondsToLive = 600, code = "042137") =>
  queueMail({
    kind: "code",
    to,
    secondsToLive,
    ...codeMail({ code, minutes: 10 }),
  });
const row = (id: string) => db().outboxMail.findUniqueOrThrow({ where: { id } });
/** Ends the wait after a failed attempt. */
const letTimePass = (id: string) =>
  db().$executeRaw`UPDATE outbox_mails SET next_try_at = now() WHERE id = ${id}::uuid`;

/** Makes one attempt at whatever is due, over SMTP; returns whether there was anything. */
async function tryOnce(): Promise<boolean> {
  const delivery = deliverBySmtp(server.url, from);
  try {
    return await sendNext(delivery);
  } finally {
    delivery.close();
  }
}

test("a mail is sent once, in text and HTML, and its words are wiped from the database", async () => {
  const to = aRecipient();
  const id = await queue(to);
  expect(await tryOnce()).toBe(true);
  expect(await tryOnce()).toBe(false);
  const mail = await waitForMail(folder, to);
  expect(await mailsTo(folder, to)).toHaveLength(1);
  expect(mail).toMatchObject({
    subject: "042137 is your Akoma code",
    from,
    to: [{ address: to }],
    messageId: `<${id}@akoma.test>`,
  });
  expect(mail.text).toContain("042137");
  expect(mail.html).toContain(`<p class="code">042137</p>`);
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({ "auto-submitted": "auto-generated", "x-auto-response-suppress": "All" });
  expect(await row(id)).toMatchObject({ sealed: null, tries: 1, sentAt: expect.any(Date), failedAt: null });
});

test("what waits in the database shows neither the address nor the code", async () => {
  const to = aRecipient();
  const { sealed } = await row(await queue(to));
  const bytes = Buffer.from(sealed ?? []);
  expect(bytes.length).toBeGreaterThan(500);
  for (const clear of [to, "042137", "Akoma", "html"]) expect(bytes.includes(clear)).toBe(false);
});

test("a server that refuses twice for the moment gets it at the third try, later each time", async () => {
  const to = aRecipient();
  const id = await queue(to);
  server.behave({ does: "refuse", status: 451, times: 2 });
  const waits: number[] = [];
  for (let step = 0; step < 2; step += 1) {
    expect(await tryOnce()).toBe(true);
    expect(await tryOnce()).toBe(false); // not due yet
    const { nextTryAt, sentAt, sealed } = await row(id);
    expect({ sentAt, isKept: sealed !== null }).toEqual({ sentAt: null, isKept: true });
    waits.push(nextTryAt.getTime() - Date.now());
    await letTimePass(id);
  }
  expect(await tryOnce()).toBe(true);
  expect(await mailsTo(folder, to)).toHaveLength(1);
  expect(await row(id)).toMatchObject({ tries: 3, sentAt: expect.any(Date), sealed: null });
  expect(waits[1]).toBeGreaterThan(waits[0] ?? Number.NaN);
});

test("a mail that never goes through is given up after its last try, and wiped once it has run out", async () => {
  const id = await queue(aRecipient());
  server.behave({ does: "refuse", status: 451, times: 100 });
  const before = server.asked();
  for (let step = 0; step < 20; step += 1) {
    await tryOnce();
    if ((await row(id)).failedAt) break;
    await letTimePass(id);
  }
  expect(server.asked() - before).toBe(mostTries);
  expect(await row(id)).toMatchObject({
    tries: mostTries,
    failedAt: expect.any(Date),
    sentAt: null,
    lastFault: expect.stringMatching(/^Error \w+$/),
  });
  expect((await row(id)).sealed).not.toBeNull();
  await tryOnce();
  expect(server.asked() - before).toBe(mostTries);
  await db()
    .$executeRaw`UPDATE outbox_mails SET expires_at = now(), next_try_at = now() WHERE id = ${id}::uuid`;
  await tryOnce();
  expect(server.asked() - before).toBe(mostTries);
  expect(await row(id)).toMatchObject({ failedAt: expect.any(Date), sealed: null });
});

test("a recipient refused for good is not asked for again", async () => {
  const id = await queue(aRecipient());
  server.behave({ does: "refuse", status: 550, times: 100 });
  expect(await tryOnce()).toBe(true);
  expect(await row(id)).toMatchObject({
    tries: 1,
    failedAt: expect.any(Date),
    lastFault: "RecipientRefused",
  });
  expect(await tryOnce()).toBe(false);
});

test("a mail that was given up is sent after all when an admin has it tried again, and once", async () => {
  const to = aRecipient();
  const id = await queue(to);
  server.behave({ does: "refuse", status: 550, times: 1 });
  await tryOnce();
  const retry = () => db().$transaction((on) => retryMail(id, on));
  expect((await listOutbox("failed", undefined)).mails).toMatchObject([
    { id, to: "r•••@example.org", mayRetry: true, lastFault: "RecipientRefused" },
  ]);
  expect((await Promise.all([retry(), retry()])).filter(Boolean)).toEqual(["code"]);
  await tryOnce();
  expect(await mailsTo(folder, to)).toHaveLength(1);
  expect(await retry()).toBeUndefined();
  expect(await row(id)).toMatchObject({ sealed: null, failedAt: null, lastFault: null });
});

test("what is being sent at this moment, or has run out, is not tried again", async () => {
  const id = await queue(aRecipient());
  const retry = () => db().$transaction((on) => retryMail(id, on));
  expect(await retry()).toBeUndefined(); // nothing has failed yet
  await db().$executeRaw`
    UPDATE outbox_mails SET failed_at = now(), last_fault = 'Error', expires_at = now() - interval '1 second' WHERE id = ${id}::uuid`;
  expect(await retry()).toBeUndefined();
  expect(await countOutbox()).toMatchObject({ waiting: 0, failed: 1, sent: 0 });
});

test("a server that falls silent costs one try, and no more than the wait of one step", async () => {
  const to = aRecipient();
  const id = await queue(to);
  server.behave({ does: "stall" });
  const deadlines = holdDeadlines(); // the longer deadline for the whole mail never passes
  const delivery = deliverBySmtp(server.url, from, { stepMs: 300 });
  try {
    expect(await sendNext(delivery)).toBe(true);
    expect(deadlines.set()).toEqual([45_000]);
  } finally {
    delivery.close();
    deadlines.letGo();
  }
  expect(await row(id)).toMatchObject({ tries: 1, sentAt: null, failedAt: null });
  server.behave({ does: "take" });
  await letTimePass(id);
  await tryOnce();
  expect(await mailsTo(folder, to)).toHaveLength(1);
});

test("a worker outlives a database that was away", async () => {
  const to = aRecipient();
  await queue(to);
  await db().$executeRaw`ALTER TABLE outbox_mails RENAME TO mails_away`;
  const worker = startWorker(deliverBySmtp(server.url, from));
  for (let step = 0; step < 5; step += 1) {
    worker.kick();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await db().$executeRaw`ALTER TABLE mails_away RENAME TO outbox_mails`;
  worker.kick();
  await waitForMail(folder, to);
  await worker.stop();
});

test("mail sealed under another secret is left for whoever can read it", async () => {
  const id = await queue(aRecipient());
  await db()
    .$executeRaw`UPDATE outbox_mails SET sealed = '\\x00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff' WHERE id = ${id}::uuid`;
  const before = server.asked();
  expect(await tryOnce()).toBe(true);
  expect(server.asked()).toBe(before);
  expect(await row(id)).toMatchObject({ tries: 1, failedAt: null });
});

test("a code that has run out is not sent any more", async () => {
  const to = aRecipient();
  const id = await queue(to);
  await db().$executeRaw`UPDATE outbox_mails SET expires_at = now() WHERE id = ${id}::uuid`;
  await tryOnce();
  expect(await mailsTo(folder, to)).toHaveLength(0);
  expect(await row(id)).toMatchObject({ tries: 0, failedAt: expect.any(Date), sealed: null });
});

test("a mail whose process died is sent by another after its lease, and not before", async () => {
  const to = aRecipient();
  const id = await queue(to);
  const never = { send: () => new Promise<void>(() => undefined), close: () => undefined };
  void sendNext(never);
  while ((await row(id)).tries === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await tryOnce()).toBe(false);
  await letTimePass(id);
  expect(await tryOnce()).toBe(true);
  expect(await mailsTo(folder, to)).toHaveLength(1);
});

test("a mail whose process died in its last try is given up, and an admin can still have it sent", async () => {
  const to = aRecipient();
  const id = await queue(to);
  await db().outboxMail.update({ where: { id }, data: { tries: mostTries } });
  await letTimePass(id);
  expect(await tryOnce()).toBe(true);
  expect(await row(id)).toMatchObject({
    failedAt: expect.any(Date) as Date,
    lastFault: "Interrupted",
    sealed: expect.anything() as unknown,
  });
  expect(await tryOnce()).toBe(false);
  expect(await db().$transaction((on) => retryMail(id, on))).toBe("code");
  expect(await tryOnce()).toBe(true);
  expect(await mailsTo(folder, to)).toHaveLength(1);
});

test("two workers at once send forty mails, each once", async () => {
  const readers = Array.from({ length: 40 }, aRecipient);
  await Promise.all(readers.map((to) => queue(to)));
  const workers = [1, 2].map(() => startWorker(deliverBySmtp(server.url, from)));
  for (const to of readers) await waitForMail(folder, to);
  await Promise.all(workers.map(({ stop }) => stop()));
  const counts = await Promise.all(readers.map(async (to) => (await mailsTo(folder, to)).length));
  expect(counts).toEqual(readers.map(() => 1));
  expect(await db().outboxMail.count({ where: { sentAt: null } })).toBe(0);
});

test("a mail that hangs does not hold up the others, and stopping waits for what is sent", async () => {
  const slow = aRecipient();
  await queue(slow);
  let finish = () => undefined as void;
  const sent: string[] = [];
  const delivery = {
    send: async ({ to }: { to: string }) => {
      if (to === slow) await new Promise<void>((resolve) => (finish = resolve));
      sent.push(to);
    },
    close: () => undefined,
  };
  const worker = startWorker(delivery);
  const quick = aRecipient();
  await queue(quick);
  while (!sent.includes(quick)) {
    worker.kick();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(sent).not.toContain(slow);
  const stopped = worker.stop();
  finish();
  await stopped;
  expect(sent).toContain(slow);
});

test("a mail of a transaction that is rolled back was never there", async () => {
  const before = await db().outboxMail.count();
  const broken = db().$transaction(async (on) => {
    const letter = codeMail({ code: "042137", minutes: 10 });
    await queueMail({ kind: "code", to: aRecipient(), secondsToLive: 600, ...letter }, on);
    throw new Error("it went wrong later");
  });
  await expect(broken).rejects.toThrow("it went wrong later");
  expect(await db().outboxMail.count()).toBe(before);
});

test.each([
  "a@example.org\r\nBcc: b@example.org",
  "a@example.org\n",
  "a@example.org, b@example.org",
  `"a b"@example.org`,
  "Ama <a@example.org>",
  "a@example.org@example.com",
  "a\u0000@example.org",
  "a＠example.org",
  "",
])("the recipient %j is refused, and nothing is stored", async (to) => {
  const before = await db().outboxMail.count();
  await expect(queue(to)).rejects.toMatchObject({ code: "invalid_input" });
  expect(await db().outboxMail.count()).toBe(before);
});

test("a subject with a line break is refused", async () => {
  const mail = {
    kind: "code",
    to: aRecipient(),
    subject: "a\r\nBcc: b@example.org",
    text: "",
    html: "",
  } as const;
  await expect(queueMail({ ...mail, secondsToLive: 60 })).rejects.toMatchObject({
    code: "invalid_input",
  });
});

test("the local demo writes each mail to its folder, for its owner's eyes", async () => {
  const to = aRecipient();
  const home = path.join(folder, "demo");
  const id = await queue(to);
  await sendNext(deliverToFolder(home, from));
  const names = readdirSync(home).sort();
  expect(names).toEqual([
    expect.stringMatching(new RegExp(`^\\d{4}-.*-code-${id}\\.eml$`)),
    expect.stringMatching(new RegExp(`^\\d{4}-.*-code-${id}\\.txt$`)),
  ]);
  const [eml = "", txt = ""] = names.map((name) => readFileSync(path.join(home, name), "utf8"));
  expect(eml).toContain(`To: ${to}`);
  expect(txt).toMatch(/^To: .*\nSubject: 042137 is your Akoma code\n/);
  for (const name of names) expect(statSync(path.join(home, name)).mode & 0o777).toBe(0o600);
});
