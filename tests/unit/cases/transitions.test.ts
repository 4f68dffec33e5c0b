import type { Prisma } from "#lib/generated/prisma/client.ts";
import {
  claimCase,
  closeCase,
  moveCase,
  noteChatReply,
  noteMessage,
  noteReply,
  reopenCase,
} from "#lib/domains/cases/transitions.ts";

const now = new Date("2026-11-30T10:00:00Z"); // a Monday
const inThreeDays = new Date("2026-12-03T10:00:00Z");
const next = { updatedAt: now, version: { increment: 1 } };
const source = { leadId: "lead" };

/** A transaction that keeps the updates it is given. `matched` is how many cases its conditions match. */
function aTransaction(matched = 1) {
  const updates: unknown[] = [];
  const keep = ({ where, data }: { where: unknown; data: unknown }) => void updates.push({ where, data });
  const cases = {
    updateManyAndReturn: (update: { where: unknown; data: unknown }) => {
      keep(update);
      return Promise.resolve(Array.from({ length: matched }, () => ({ id: "case" })));
    },
    updateMany: (update: { where: unknown; data: unknown }) => {
      keep(update);
      return Promise.resolve({ count: matched });
    },
  };
  return { on: { case: cases } as unknown as Prisma.TransactionClient, updates };
}

test.each([
  ["open", { state: "open", hasNews: true, endedAt: null, mergedIntoId: null }],
  ["waiting", { state: "waiting", hasNews: false, endedAt: null, mergedIntoId: null }],
  ["done", { state: "done", hasNews: false, endedAt: now }],
] as const)("an action of a domain makes its case %s", async (state, change) => {
  const { on, updates } = aTransaction();
  await moveCase(on, source, state, now);
  expect(updates[0]).toEqual({ where: source, data: { ...change, ...next } });
});

test("a case that waited for its sender is due in three working days at the earliest", async () => {
  const { on, updates } = aTransaction();
  await moveCase(on, source, "open", now);
  expect(updates.slice(1)).toEqual([
    { where: { ...source, dueAt: { lt: inThreeDays } }, data: { dueAt: inThreeDays } },
  ]);
});

test("what staff reopen is no news to staff, and has time to be answered", async () => {
  const { on, updates } = aTransaction();
  await reopenCase(on, "case", now);
  const change = { state: "open", hasNews: false, endedAt: null, mergedIntoId: null };
  expect(updates).toEqual([
    { where: { id: "case" }, data: { ...change, ...next } },
    { where: { id: "case", dueAt: { lt: inThreeDays } }, data: { dueAt: inThreeDays } },
  ]);
});

test("what staff close has ended, and stays merged into where it went", async () => {
  const { on, updates } = aTransaction();
  await closeCase(on, "case");
  expect(updates).toEqual([
    {
      where: { id: "case" },
      data: {
        state: "done",
        hasNews: false,
        endedAt: expect.any(Date),
        updatedAt: expect.any(Date),
        version: { increment: 1 },
      },
    },
  ]);
});

test("a case is claimed at the version that was read, and by one of two", async () => {
  const { on, updates } = aTransaction();
  await claimCase(on, { id: "case", version: 4 }, { labels: ["urgent"] });
  expect(updates).toEqual([
    {
      where: { id: "case", version: 4 },
      data: { labels: ["urgent"], updatedAt: expect.any(Date), version: { increment: 1 } },
    },
  ]);
  await expect(claimCase(aTransaction(0).on, { id: "case", version: 4 })).rejects.toMatchObject({
    code: "conflict",
  });
});

test("a message of the sender is due within the days for a message, or of its kind if these are fewer", async () => {
  const { on, updates } = aTransaction();
  const later = new Date("2027-01-15T10:00:00Z");
  await noteMessage(on, { id: "case", kind: "application", state: "waiting", dueAt: now }, now);
  await noteMessage(on, { id: "case", kind: "chat", state: "waiting", dueAt: now }, now);
  await noteMessage(on, { id: "case", kind: "chat", state: "waiting", dueAt: later }, now);
  await noteMessage(on, { id: "case", kind: "chat", state: "open", dueAt: now }, now);
  const change = { state: "open", hasNews: true, endedAt: null };
  const days = [inThreeDays, new Date("2026-12-01T10:00:00Z"), later, now];
  expect(updates).toEqual(
    days.map((dueAt) => ({ where: { id: "case" }, data: { ...change, dueAt, ...next } })),
  );
});

test("a reply waits for the sender, who is notified once until they have read it", async () => {
  const { on, updates } = aTransaction();
  const before = new Date("2026-11-20T10:00:00Z");
  const reply = (senderToldAt: Date | null, senderReadAt: Date | null) =>
    noteReply(on, { id: "case", senderToldAt, senderReadAt }, now);
  expect(await reply(null, null)).toEqual({ mustNotify: true });
  expect(await reply(before, null)).toEqual({ mustNotify: false });
  expect(await reply(before, now)).toEqual({ mustNotify: true });
  const data = { state: "waiting", hasNews: false, endedAt: null, newsAt: now, ...next };
  expect(updates.map((update) => (update as { data: unknown }).data)).toEqual([
    { ...data, senderToldAt: now },
    data,
    { ...data, senderToldAt: now },
  ]);
});

test("a conversation that is closed takes no reply", async () => {
  const { on, updates } = aTransaction();
  expect(await noteChatReply(on, "case", now)).toBe(true);
  expect(updates).toEqual([
    {
      where: { id: "case", state: { not: "done" } },
      data: { state: "waiting", hasNews: false, newsAt: now, ...next },
    },
  ]);
  expect(await noteChatReply(aTransaction(0).on, "case", now)).toBe(false);
});
