import { randomUUID, webcrypto } from "node:crypto";
import { jest } from "@jest/globals";
import { db, pool } from "#lib/platform/db.ts";
import { jobHandlers } from "#lib/backoffice/job-handlers.ts";
import { enqueue } from "#lib/services/jobs/index.ts";
import { jobs } from "#lib/services/jobs/jobs.ts";
import { runJobs } from "#lib/services/jobs/run-jobs.ts";
import {
  deliverWebhook,
  readWebhook,
  showSecret,
  notifyWebhooks,
  wakeDeliveries,
} from "#lib/domains/webhooks/index.ts";
import { eventOf, type ConversationEvent } from "#lib/domains/webhooks/open/events.ts";
import { restTries, mostTries } from "#lib/domains/webhooks/open/deliveries.ts";
import { theInternet, type Transport } from "#lib/domains/webhooks/post-body.ts";
import { newSecret, sealSecret } from "#lib/domains/webhooks/webhook-secret.ts";
import { POST as route } from "#app/api/admin/webhooks/[action]/route.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { startReceiver, toThisMachine, type Received } from "#tests/support/webhook-receiver.ts";
import { aForm, aPost, actionsOf } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

useSeededDatabase();

type Receiver = Awaited<ReturnType<typeof startReceiver>>;
let receiver: Receiver;

beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.stop();
  await db().webhook.deleteMany();
});

const aConversation = () => ({
  reference: `AK-${randomUUID().slice(0, 8)}`,
  page: "/start-business/ghana",
  country: "ghana",
  contact: { name: "Ama", email: "ama@example.org", phone: null },
});

/** A webhook of the receiver, with the secret that the receiver verifies signatures with. */
async function aWebhook(events: readonly ConversationEvent[] = ["started", "message"], url = receiver.url) {
  const [id, secret] = [randomUUID(), newSecret()];
  const sealed = sealSecret(id, secret);
  await db().webhook.create({
    data: { id, name: "CRM", url, secret: sealed, events: events.map(eventOf) },
  });
  return { id, secret };
}

const stored = (id: string) => db().webhook.findUniqueOrThrow({ where: { id } });
const delivery = (id: string) =>
  db().webhookDelivery.findUniqueOrThrow({
    where: { id },
    include: { attempts: { orderBy: { id: "asc" } } },
  });
const queued = async (webhookId: string) =>
  (await db().webhookDelivery.findMany({ where: { webhookId }, orderBy: { createdAt: "asc" } })).map(
    ({ id }) => id,
  );

/** Queues a started conversation for webhooks; returns the delivery to the only webhook. */
async function tell(webhook: { id: string }): Promise<string> {
  await db().$transaction((on) => notifyWebhooks(on, "conversation.started", aConversation()));
  const [id = ""] = (await queued(webhook.id)).slice(-1);
  return id;
}
const deliver = (id: string) => deliverWebhook(id, toThisMachine);
/** Ends the wait after a failed attempt, and the pause of its webhook. */
async function letTimePass(id: string): Promise<void> {
  await db().$executeRaw`
    UPDATE webhook_deliveries SET next_try_at = now() WHERE id = ${id}::uuid AND state = 'waiting'`;
  await db().webhook.updateMany({ data: { restsUntil: null } });
}

/** The delays of the jobs for a delivery, in seconds from the creation of each. */
async function alarmsOf(id: string): Promise<number[]> {
  const { rows } = await pool().query<{ seconds: number }>(
    `SELECT extract(epoch FROM start_after - created_on)::float8 AS seconds FROM pgboss.job
     WHERE name = 'deliverWebhook' AND data ->> 'id' = $1 ORDER BY start_after, created_on`,
    [id],
  );
  return rows.map(({ seconds }) => Math.max(0, Math.round(seconds)));
}

/** Verifies a signature as a receiver does, with another implementation than the one that made it. */
async function isSigned({ headers, body }: Received, secret: string): Promise<boolean> {
  const [id, timestamp, signature] = ["id", "timestamp", "signature"].map((one) => headers[`webhook-${one}`]);
  const [version, digest = ""] = String(signature).split(",");
  if (version !== "v1" || Math.abs(Date.now() / 1_000 - Number(timestamp)) > 300) return false;
  const key = await webcrypto.subtle.importKey(
    "raw",
    Buffer.from(secret.replace(/^whsec_/, ""), "base64"),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  return webcrypto.subtle.verify("HMAC", key, Buffer.from(digest, "base64"), signed);
}

test("a receiver that fails twice then succeeds gets each event once by its id, signed at each try", async () => {
  const webhook = await aWebhook();
  receiver.answers((response, _, again) => response.writeHead(again < 2 ? 503 : 200).end("thank you"));
  const conversation = aConversation();
  await db().$transaction(async (on) => {
    await notifyWebhooks(on, "conversation.started", conversation);
    await notifyWebhooks(on, "conversation.message", { ...conversation, from: "visitor", text: "Hello?" });
    await notifyWebhooks(on, "conversation.closed", conversation); // an event that it does not subscribe to
  });
  const ids = await queued(webhook.id);
  expect(ids).toHaveLength(2);
  for (const id of ids) {
    for (let tried = 0; tried < 4; tried += 1) {
      await deliver(id);
      await letTimePass(id);
    }
    const { state, sentAt, nextTryAt, attempts } = await delivery(id);
    expect({ state, nextTryAt, isSent: sentAt !== null }).toEqual({
      state: "sent",
      nextTryAt: null,
      isSent: true,
    });
    expect(attempts.map(({ status, error }) => [status, error])).toEqual([
      [503, "status"],
      [503, "status"],
      [200, null],
    ]);
    expect(await alarmsOf(id)).toEqual([0, 5, 300]);
  }
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual(
    ids.flatMap((id) => [id, id, id]),
  );
  for (const one of receiver.received) {
    expect(await isSigned(one, webhook.secret)).toBe(true);
    expect(await isSigned(one, newSecret())).toBe(false);
    expect(await isSigned({ ...one, body: `${one.body} ` }, webhook.secret)).toBe(false);
  }
  const bodies = receiver.received.map(({ body }) => JSON.parse(body) as object);
  expect(bodies[0]).toEqual({
    id: ids[0],
    event: "conversation.started",
    at: expect.any(String),
    data: conversation,
  });
  expect(bodies[3]).toMatchObject({
    event: "conversation.message",
    data: { from: "visitor", text: "Hello?" },
  });
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(2);
  expect(await stored(webhook.id)).toMatchObject({ failures: 0, failingSince: null, offAt: null });
});

test("what is told is stored sealed, and only if its action is", async () => {
  const webhook = await aWebhook();
  const id = await tell(webhook);
  const { sealed } = await delivery(id);
  expect(Buffer.from(sealed).toString("latin1")).not.toMatch(/ama@|ghana/);
  expect(await alarmsOf(id)).toEqual([0]);
  const undone = db().$transaction(async (on) => {
    await notifyWebhooks(on, "conversation.started", aConversation());
    throw new Error("the action failed");
  });
  await expect(undone).rejects.toThrow("the action failed");
  expect(await queued(webhook.id)).toEqual([id]);
});

test("of many runs at once one sends, and a run that comes early or late does nothing", async () => {
  const webhook = await aWebhook();
  const id = await tell(webhook);
  receiver.answers((response) => response.writeHead(500).end());
  await Promise.all(Array.from({ length: 6 }, () => deliver(id)));
  expect(receiver.received).toHaveLength(1);
  await deliver(id); // its next attempt is not due
  expect(receiver.received).toHaveLength(1);
  receiver.answers();
  await letTimePass(id);
  await Promise.all(Array.from({ length: 6 }, () => deliver(id)));
  await deliver(id);
  expect(receiver.received).toHaveLength(2);
  await deliver(randomUUID());
});

test("jobs of two instances bring each event to a receiver that fails twice, and it takes each once", async () => {
  await aWebhook();
  receiver.answers((response, _, again) => response.writeHead(again < 2 ? 500 : 204).end());
  await enqueue("wakeDeliveries", {}); // creates the queues
  const table = { deliverWebhook: jobs.deliverWebhook, wakeDeliveries: jobs.wakeDeliveries };
  const handlers = { deliverWebhook: ({ id }: { id: string }) => deliver(id), wakeDeliveries };
  const pace = { pollSeconds: 0.5, scheduleSeconds: 30, retryMs: 1_000 };
  const instances = [runJobs(table, handlers, pace), runJobs(table, handlers, pace)];
  try {
    const queued = Array.from({ length: 4 }, () =>
      db().$transaction((on) => notifyWebhooks(on, "conversation.started", aConversation())),
    );
    await Promise.all(queued);
    const until = async (tries: number, state: "waiting" | "sent") => {
      const where = { state, attempts: { some: {} }, tries, lastError: state === "sent" ? null : "status" };
      while ((await db().webhookDelivery.count({ where })) < 4)
        await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await until(2, "waiting"); // the second five seconds after the first
    // Moves the next attempts five minutes into the past.
    await db().webhookDelivery.updateMany({ data: { nextTryAt: new Date(Date.now() - 1_000) } });
    await enqueue("wakeDeliveries", {});
    await until(3, "sent");
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()));
  }
  expect(receiver.received).toHaveLength(12);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(4);
});

test("a delivery whose process died is woken once its time is over, under the same id", async () => {
  const webhook = await aWebhook();
  const id = await tell(webhook);
  await db().$executeRaw`
    UPDATE webhook_deliveries SET tries = 1, next_try_at = now() - interval '1 second' WHERE id = ${id}::uuid`;
  await wakeDeliveries();
  await wakeDeliveries(); // its job is queued already
  expect(await alarmsOf(id)).toHaveLength(2);
  await deliver(id);
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([id]);
});

test("one that redirects, to a private address or anywhere, has nobody follow", async () => {
  const elsewhere = await startReceiver();
  const webhook = await aWebhook();
  const targets = [`http://127.0.0.1:${elsewhere.port}/`, "http://169.254.169.254/latest/meta-data/"];
  try {
    for (const [at, status] of [301, 302, 303, 307, 308].entries()) {
      receiver.answers((response) => response.writeHead(status, { location: targets[at % 2] }).end());
      const id = await tell(webhook);
      await deliver(id);
      const { state, attempts } = await delivery(id);
      expect({ state, attempts }).toMatchObject({
        state: "waiting",
        attempts: [{ status, error: "redirect" }],
      });
    }
    expect(elsewhere.connections()).toBe(0);
    expect(receiver.received).toHaveLength(5);
  } finally {
    await elsewhere.stop();
  }
});

test("an address inside a private network gets nothing, by name or number, from the job of the site", async () => {
  const hosts = [
    "localhost",
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "[::1]",
    "[::ffff:127.0.0.1]",
  ];
  for (const host of hosts) {
    const webhook = await aWebhook(["started"], `https://${host}:${receiver.port}/hooks`);
    const id = await tell(webhook);
    await jobHandlers.deliverWebhook({ id }, new AbortController().signal);
    const { attempts } = await delivery(id);
    expect({ host, attempts }).toMatchObject({ host, attempts: [{ status: null, error: "address" }] });
    await db().webhook.deleteMany();
  }
  expect(receiver.connections()).toBe(0);
});

test("a name is looked up once a try, all its addresses are judged, and the connection goes to what was judged", async () => {
  const webhook = await aWebhook(["started"], `https://crm.example.org:${receiver.port}/hooks?key=1`);
  const asked: string[] = [];
  const answers = [["127.0.0.1"], ["10.0.0.1"], ["127.0.0.1", "::1"], []];
  const transport = {
    ...toThisMachine,
    resolve: async (name: string) => {
      asked.push(name);
      const addresses = answers.shift() ?? [];
      return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    },
  };
  const id = await tell(webhook);
  receiver.answers((response) => response.writeHead(500).end());
  for (let tried = 0; tried < 4; tried += 1) {
    await deliverWebhook(id, transport);
    await letTimePass(id);
  }
  expect(asked).toEqual(Array.from({ length: 4 }, () => "crm.example.org"));
  expect((await delivery(id)).attempts.map(({ error }) => error)).toEqual([
    "status",
    "address",
    "address",
    "name",
  ]);
  expect(receiver.received).toMatchObject([
    { path: "/hooks?key=1", headers: { host: `crm.example.org:${receiver.port}` } },
  ]);
  expect(receiver.connections()).toBe(1);
});

/** The outcome of one attempt at this address. The recorded duration is at most the time that passed here. */
async function outcomeOf(url: string, transport: Transport) {
  const webhook = await aWebhook(["started"], url);
  const id = await tell(webhook);
  const begun = Date.now();
  await deliverWebhook(id, transport);
  const passed = Date.now() - begun;
  const { attempts } = await delivery(id);
  await db().webhook.delete({ where: { id: webhook.id } });
  const [one] = attempts;
  expect(one?.ms).toBeLessThanOrEqual(passed);
  return [one?.status, one?.error];
}

test("what breaks off, has no certificate or never ends is told in a word, and its time is not waited for", async () => {
  const outcome = (url: string, given: Partial<Transport> = {}) =>
    outcomeOf(url, { ...toThisMachine, deadline: () => new AbortController().signal, ...given });
  expect(await outcome(receiver.url, { request: theInternet.request })).toEqual([null, "certificate"]);
  receiver.answers((response) => response.destroy());
  expect(await outcome(receiver.url)).toEqual([null, "connection"]);
  let written = 0;
  receiver.answers((response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(1_024))) written += 1;
    };
    response.on("drain", more);
    response.on("error", () => undefined);
    more();
  });
  expect(await outcome(receiver.url)).toEqual([200, null]);
  expect(written).toBeLessThan(20_000);
  await receiver.stop();
  expect(await outcome(receiver.url)).toEqual([null, "connection"]);
  receiver = await startReceiver();
});

test("what answers nothing, or begins an answer without an end, is given up when its ten seconds are over", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  try {
    theInternet.deadline();
    expect(timeout.mock.calls).toEqual([[10_000]]);
    expect(toThisMachine.deadline).toBe(theInternet.deadline);
  } finally {
    timeout.mockRestore();
  }
  const late = () => new DOMException("the time is over", "TimeoutError");
  const silent = new AbortController();
  receiver.answers(() => silent.abort(late()));
  expect(await outcomeOf(receiver.url, { ...toThisMachine, deadline: () => silent.signal })).toEqual([
    null,
    "timeout",
  ]);
  const begun = new AbortController();
  receiver.answers((response) => response.writeHead(202).flushHeaders()); // its head arrives in time, its end never
  const transport: Transport = {
    ...toThisMachine,
    deadline: () => begun.signal,
    request: (options) => toThisMachine.request(options).once("response", () => begun.abort(late())),
  };
  expect(await outcomeOf(receiver.url, transport)).toEqual([202, null]);
});

test("an event is given up after its last try, and sent again under its id when an admin says so", async () => {
  const admin = await aColleague("admin");
  const webhook = await aWebhook();
  const id = await tell(webhook);
  receiver.answers((response) => response.writeHead(500).end());
  for (let tried = 0; tried < mostTries + 1; tried += 1) {
    await deliver(id);
    await letTimePass(id);
  }
  expect(await delivery(id)).toMatchObject({ state: "failed", tries: mostTries, nextTryAt: null });
  expect(receiver.received).toHaveLength(mostTries);
  expect((await stored(webhook.id)).offAt).toBeNull(); // all attempts were within a minute

  receiver.answers();
  const replay = () => route(aPost("/api/admin/webhooks/replay", { id }, admin.session.headers));
  const both = await Promise.all([replay(), replay()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await deliver(id);
  expect(await delivery(id)).toMatchObject({ state: "sent", tries: 1 });
  expect((await replay()).status).toBe(200); // a delivery that succeeded can be replayed too
  await deliver(id);
  const last = receiver.received.slice(-2);
  expect(last.map(({ headers }) => headers["webhook-id"])).toEqual([id, id]);
  expect(last[0]?.body).toBe(receiver.received[0]?.body);
  expect((await delivery(id)).attempts).toHaveLength(mostTries + 2);
  expect(await actionsOf(admin.id)).toEqual(["webhook.replayed", "webhook.replayed"]);
});

test("one that took nothing in three days and ten tries is switched off; switched on again, it gets what waits", async () => {
  const admin = await aColleague("admin");
  const webhook = await aWebhook();
  receiver.answers((response) => response.writeHead(500).end());
  const [id, other] = [await tell(webhook), await tell(webhook)];
  const failsSince = (days: number, failures: number) => db().$executeRaw`
    UPDATE webhooks SET failures = ${failures}, failing_since = now() - make_interval(days => ${days}::int)
    WHERE id = ${webhook.id}::uuid`;
  for (const [days, failures] of [
    [4, 2],
    [2, 500],
  ] as const) {
    await failsSince(days, failures);
    await deliver(id);
    await letTimePass(id);
    expect(await stored(webhook.id)).toMatchObject({ failures: failures + 1, offAt: null });
  }
  await failsSince(3, 9);
  await db().webhookDelivery.update({ where: { id }, data: { tries: mostTries - 1 } });
  await deliver(id); // its last attempt
  expect(await stored(webhook.id)).toMatchObject({ offAt: expect.any(Date), offWhy: "failing", version: 2 });
  const audited = await db().auditEvent.findFirstOrThrow({ where: { action: "webhook.switched_off" } });
  expect(audited).toMatchObject({ actorId: null, detail: { webhook: webhook.id } });
  expect(await delivery(id)).toMatchObject({ state: "waiting" });

  await db().$transaction((on) => notifyWebhooks(on, "conversation.started", aConversation()));
  expect(await queued(webhook.id)).toHaveLength(2);
  await letTimePass(id);
  await deliver(id);
  await deliver(other);
  await wakeDeliveries();
  expect(receiver.received).toHaveLength(3);
  expect((await readWebhook(admin.visit, webhook.id))?.deliveries.map(({ mayReplay }) => mayReplay)).toEqual([
    false,
    false,
  ]);

  receiver.answers();
  const resume = (version: number) =>
    route(aPost("/api/admin/webhooks/resume", { id: webhook.id, version }, admin.session.headers));
  expect((await resume(1)).status).toBe(409);
  expect((await resume(2)).status).toBe(200);
  expect((await resume(3)).status).toBe(409); // it is switched on
  await wakeDeliveries();
  for (const one of [id, other]) {
    expect(await delivery(one)).toMatchObject({ state: "waiting", tries: 0 });
    expect((await alarmsOf(one)).length).toBeGreaterThan(1);
    await deliver(one);
    expect(await delivery(one)).toMatchObject({ state: "sent" });
  }
  expect(await stored(webhook.id)).toMatchObject({ offAt: null, offWhy: null, failures: 0 });
});

test("one that fails again and again is left alone between tries, and what waited comes when it is back", async () => {
  const admin = await aColleague("admin");
  const webhook = await aWebhook();
  receiver.answers((response) => response.writeHead(503).end());
  const ids: string[] = [];
  for (let at = 0; at < restTries + 3; at += 1) ids.push(await tell(webhook));
  for (const id of ids) await deliver(id);
  expect(receiver.received).toHaveLength(restTries);
  expect(await stored(webhook.id)).toMatchObject({ failures: restTries, restsUntil: expect.any(Date) });
  const waiting = ids.slice(restTries);
  await wakeDeliveries();
  for (const id of waiting) expect(await alarmsOf(id)).toHaveLength(1);

  const isOver = () => db().webhook.updateMany({ data: { restsUntil: new Date(Date.now() - 1_000) } });
  await isOver();
  for (const id of waiting) await deliver(id);
  expect(receiver.received).toHaveLength(restTries + 1); // one was tried and failed, the others were not tried
  const [tried = "", ...left] = waiting;
  expect(await delivery(left[0] ?? "")).toMatchObject({ state: "waiting", tries: 0 });
  const ping = () => route(aPost("/api/admin/webhooks/ping", { id: webhook.id }, admin.session.headers));
  expect((await ping()).status).toBe(200);
  await deliver((await queued(webhook.id)).at(-1) ?? "");
  expect(receiver.received).toHaveLength(restTries + 2);
  const replay = () => route(aPost("/api/admin/webhooks/replay", { id: tried }, admin.session.headers));
  expect((await replay()).status).toBe(200);
  receiver.answers();
  for (const id of [tried, ...left]) {
    await deliver(id);
    expect(await delivery(id)).toMatchObject({ state: "sent" });
  }
  expect(await stored(webhook.id)).toMatchObject({ failures: 0, restsUntil: null });
});

type Body = { error?: string; fields?: Record<string, string[]>; data?: { id: string } };

test("an admin adds one, reads its secret once, changes, tests, pauses and removes it; the audit names no address", async () => {
  const admin = await aColleague("admin");
  const does = async (action: string, body: object, who = admin) => {
    const answer = await route(aPost(`/api/admin/webhooks/${action}`, body, who.session.headers));
    return { status: answer.status, ...((await answer.json()) as Body) };
  };
  const given = { name: "CRM", url: receiver.url, events: ["started"] };
  const added = await does("save", given);
  const id = added.data?.id ?? "";
  expect(added).toMatchObject({ status: 200, data: { isNew: true } });
  expect(JSON.stringify(added)).not.toContain("whsec_");
  const shown = await Promise.all([showSecret(admin.visit, id), showSecret(admin.visit, id)]);
  const [secret = ""] = shown.filter(Boolean);
  expect(shown.filter(Boolean)).toEqual([expect.stringMatching(/^whsec_/)]);
  expect(Buffer.from((await stored(id)).secret).toString("latin1")).not.toContain(secret.slice(6));

  expect(await does("ping", { id })).toMatchObject({ status: 200 });
  const [ping = ""] = await queued(id);
  await deliver(ping);
  expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({ id: ping, event: "ping", data: {} });
  expect(await isSigned(receiver.received[0]!, secret)).toBe(true);

  expect(await does("rotate", { id, version: 1 })).toMatchObject({ status: 200 });
  const another = await showSecret(admin.visit, id);
  receiver.answers((response) => response.writeHead(401).end());
  await does("ping", { id });
  const [, refused = ""] = await queued(id);
  await deliver(refused);
  expect(await isSigned(receiver.received[1]!, secret)).toBe(false);
  expect(await isSigned(receiver.received[1]!, another ?? "")).toBe(true);
  expect(await delivery(refused)).toMatchObject({ state: "failed" }); // a test event has one attempt
  expect(await stored(id)).toMatchObject({ failures: 0, failingSince: null }); // and is not counted as a failure

  expect(await does("save", { ...given, id, version: 1, name: "Late" })).toMatchObject({ status: 409 });
  expect(await does("save", { ...given, id, version: 2, name: "Desk", events: ["closed"] })).toMatchObject({
    status: 200,
    data: { id, isNew: false },
  });
  expect(await does("pause", { id, version: 3 })).toMatchObject({ status: 200 });
  expect(await does("ping", { id })).toMatchObject({ status: 409 });
  expect(await stored(id)).toMatchObject({ name: "Desk", events: ["conversation.closed"], offWhy: "paused" });
  expect(await does("remove", { id, version: 3 })).toMatchObject({ status: 409 });
  expect(await does("remove", { id, version: 4 })).toMatchObject({ status: 200 });
  expect(await does("remove", { id, version: 4 })).toMatchObject({ status: 404 });
  expect(await db().webhookDelivery.count()).toBe(0);
  expect(await does("constructor", {})).toMatchObject({ status: 404 });
  for (const role of ["staff", "moderator", "caseworker", "member"] as const)
    expect(await does("save", given, await aColleague(role))).toMatchObject({ status: 404 });

  expect(await actionsOf(admin.id)).toEqual([
    "webhook.added",
    "webhook.secret_shown",
    "webhook.tested",
    "webhook.secret_rotated",
    "webhook.secret_shown",
    "webhook.tested",
    "webhook.changed",
    "webhook.paused",
    "webhook.removed",
  ]);
  const events = await db().auditEvent.findMany({ where: { action: { startsWith: "webhook." } } });
  expect(JSON.stringify(events.map(({ detail }) => detail))).not.toMatch(/http|CRM|whsec/);
});

test("a secret nobody looked at is not shown any more, and that of another webhook opens nothing", async () => {
  const admin = await aColleague("admin");
  const [one, other] = [await aWebhook(), await aWebhook()];
  await db()
    .$executeRaw`UPDATE webhooks SET secret_at = now() - interval '11 minutes' WHERE id = ${one.id}::uuid`;
  expect(await showSecret(admin.visit, one.id)).toBeUndefined();
  expect(await showSecret(admin.visit, other.id)).toBe(other.secret);
  const { secret } = await stored(other.id);
  await db().webhook.update({ where: { id: one.id }, data: { secret: new Uint8Array(secret) } });
  await db().webhook.delete({ where: { id: other.id } });
  const id = await tell(one);
  await deliver(id);
  expect((await delivery(id)).attempts).toMatchObject([{ error: "sealed" }]);
  expect(receiver.connections()).toBe(0);
});

test("without script, an admin comes to the page of what was added, or back to the form with what was typed", async () => {
  const admin = await aColleague("admin");
  const posts = (action: string, fields: Record<string, string>) =>
    route(aForm(`/api/admin/webhooks/${action}`, fields, admin.session.headers));
  const back = await posts("save", { id: "", version: "", name: "CRM", url: "http://crm.example.org/" });
  expect([back.status, back.headers.get("location")]).toEqual([
    303,
    expect.stringMatching(/^\/admin\/webhooks\?change=new&draft=[^#]+#error-summary$/),
  ]);
  const added = await posts("save", {
    id: "",
    version: "",
    name: "CRM",
    url: receiver.url,
    events: "started",
  });
  const { id } = await db().webhook.findFirstOrThrow();
  expect([added.status, added.headers.get("location")]).toEqual([303, `/admin/webhooks?id=${id}&done=added`]);
  const late = await posts("pause", { id, version: "7" });
  expect(late.headers.get("location")).toMatch(new RegExp(`^/admin/webhooks\\?id=${id}&draft=`));
  const removed = await posts("remove", { id, version: "1" });
  expect(removed.headers.get("location")).toBe("/admin/webhooks?done=remove");
});
